import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { signedInOf } from './signed-in.ts';

/**
 * Lets a call through only shortly after the password, and the second factor where there is one, were given again in its
 * session: an unlocked desk, or a token alone, is not enough to change who reads messages. A route declares it by
 * `confirmed`; a call that needs it under a condition asks here. @throws AppError `unconfirmed`
 */
export function requireConfirmed(request: Pick<FastifyRequest, 'signedIn'>): void {
  if (!signedInOf(request).confirmed) throw new AppError('unconfirmed', 'confirm.needed');
}
