import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';

type OpenedKeys = Awaited<ReturnType<Services['sessions']['opened']>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The organisation's keys of the caller's session, on a route that declares `holder`. */
    openedKeys: OpenedKeys | null;
  }
}

/**
 * The organisation's keys that the caller's session may use, the one in use among them.
 * @throws AppError `conflict` where it was not granted, or before the first password was changed, `unauthorised` where the
 * session does not hold it, after a restart or a rotation by another holder: signing in again gives it.
 */
export async function openKeysOf(
  { signedIn }: Pick<FastifyRequest, 'signedIn'>,
  { keyring, sessions }: Services,
  refusal: 'inbox.noKey' | 'keys.notHolder',
): Promise<OpenedKeys> {
  if (signedIn?.passwordPrinted) throw new AppError('conflict', 'account.printedPassword');
  const opened = await sessions.opened(signedIn?.token ?? '');
  const key = await keyring.active();
  if (key && opened.has(key.id)) return opened;
  const holders = await keyring.holders();
  if (holders.includes(signedIn?.administratorId ?? ''))
    throw new AppError('unauthorised', 'error.unauthorised');
  throw new AppError('conflict', refusal);
}

/** The keys on a route that declares `holder`. */
export function openedKeysOf({ openedKeys }: Pick<FastifyRequest, 'openedKeys'>): OpenedKeys {
  if (!openedKeys) throw new AppError('unauthorised', 'error.unauthorised');
  return openedKeys;
}
