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
 * Refuses one of several holders of the key who has no second factor: no act on keys or messages, until there is one.
 * @throws AppError `forbidden`
 */
export async function requireFactorOfHolder(
  { signedIn }: Pick<FastifyRequest, 'signedIn'>,
  { secondFactors }: Services,
): Promise<void> {
  if (signedIn && (await secondFactors.isMissing(signedIn.administratorId)))
    throw new AppError('forbidden', 'factor.holders');
}

/**
 * The organisation's keys that the caller's session may use, the one in use among them.
 * @throws AppError as `requireFactorOfHolder`, `conflict` where it was not granted, or before the first password was changed, `unauthorised` where the
 * session does not hold it, after a restart or a rotation by another holder: signing in again gives it.
 */
export async function openKeysOf(
  request: Pick<FastifyRequest, 'signedIn'>,
  services: Services,
  refusal: 'inbox.noKey' | 'keys.notHolder',
): Promise<OpenedKeys> {
  const { signedIn } = request;
  const { keyring, sessions } = services;
  if (signedIn?.passwordPrinted) throw new AppError('conflict', 'account.printedPassword');
  const opened = await sessions.opened(signedIn?.token ?? '');
  const key = await keyring.active({ opened });
  if (key && opened.has(key.id)) {
    await requireFactorOfHolder(request, services);
    return opened;
  }
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
