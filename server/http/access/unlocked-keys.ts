import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * The organisation's keys that whoever is signed in may use, the one in use among them.
 * @throws AppError `conflict` where it was not granted, or before the first password was changed, `unauthorised` where the session does not hold it,
 * after a restart or when somebody else took a new one into use: signing in again gives it.
 */
export async function openedKeys(
  { signedIn }: FastifyRequest,
  { keyring, sessions }: Services,
  refusal: 'inbox.noKey' | 'keys.notHolder',
) {
  if (signedIn?.passwordPrinted) throw new AppError('conflict', 'account.printedPassword');
  const opened = await sessions.opened(signedIn?.token ?? '');
  const key = await keyring.active();
  if (key && opened.has(key.id)) return opened;
  const holders = await keyring.holders();
  if (holders.includes(signedIn?.administratorId ?? ''))
    throw new AppError('unauthorised', 'error.unauthorised');
  throw new AppError('conflict', refusal);
}
