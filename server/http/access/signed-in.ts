import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

type Asking = Pick<FastifyRequest, 'signedIn'>;

/** Whoever is signed in, on a route that lets nobody else through. */
export function signedInOf({ signedIn }: Asking): NonNullable<Asking['signedIn']> {
  if (!signedIn) throw new AppError('unauthorised', 'error.unauthorised');
  return signedIn;
}
