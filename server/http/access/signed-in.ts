import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

type Caller = Pick<FastifyRequest, 'signedIn'>;

/** The caller's session, on a route that is not public. */
export function signedInOf({ signedIn }: Caller): NonNullable<Caller['signedIn']> {
  if (!signedIn) throw new AppError('unauthorised', 'error.unauthorised');
  return signedIn;
}
