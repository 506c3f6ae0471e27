import type { FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';
import { signedInOf } from './signed-in.ts';

/**
 * Lets a call through only shortly after the password, and the second factor where there is one, were given again in its
 * session: an unlocked desk, or a token alone, is not enough to change who reads messages. @throws AppError `unconfirmed`
 */
export async function requireConfirmed(request: Pick<FastifyRequest, 'signedIn'>): Promise<void> {
  if (!signedInOf(request).confirmed) throw new AppError('unconfirmed', 'confirm.needed');
}
