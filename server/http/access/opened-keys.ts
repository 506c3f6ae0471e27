import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type HeldKeys, keysOpenedHere } from '#server/services/keys/held/held-keys.ts';
import type { KeyOwner } from '#server/services/keys/key-groups.ts';
import { ownProof } from './confirm-caller.ts';
import { signedInOf } from './signed-in.ts';

type OpenedKeys = Awaited<ReturnType<Services['sessions']['opened']>>;

/** The keys of a caller: opened in the session, or those of the group that they provably read for. */
type Held = Exclude<KeyOwner, { holder: string }>;

type Caller = Pick<FastifyRequest, 'signedIn'> & Partial<Pick<FastifyRequest, 'ownKey'>>;

type Refusal = 'inbox.noKey' | 'keys.notHolder';

declare module 'fastify' {
  interface FastifyRequest {
    /** The keys of the caller, on a route that declares `holder`. */
    keyOwner: Held | null;
  }
}

/**
 * Refuses one of several holders of the key who has no second factor: no act on keys or messages, until there is one.
 * @throws AppError `forbidden`
 */
export async function requireFactorOfHolder(
  { signedIn }: Caller,
  { secondFactors }: Services,
): Promise<void> {
  if (signedIn && (await secondFactors.isMissing(signedIn.administratorId)))
    throw new AppError('forbidden', 'factor.holders');
}

/**
 * Refuses a session in a browser that was not named, where the settings let messages open in named ones alone.
 * @throws AppError `forbidden`
 */
async function requireNamedDevice({ signedIn }: Caller, { namedDevices }: Services) {
  if (signedIn && (await namedDevices.isRefused(signedIn)))
    throw new AppError('forbidden', 'devices.notNamed');
}

/**
 * The keys of the caller's session, or of a call that gave the password with it, if the one in use is among them.
 * @throws AppError `conflict` before the first password was changed.
 */
async function keysOfCaller({ signedIn, ownKey }: Caller, services: Services) {
  const { keyring, keyActions, sessions } = services;
  if (signedIn?.passwordPrinted) throw new AppError('conflict', 'account.printedPassword');
  if (!(await opensHere(services))) return undefined;
  const ofSession = await sessions.opened(signedIn?.token ?? '');
  const { id, privateKey } = (ofSession.size === 0 && ownKey) || {};
  const opened =
    id && privateKey ? await keyActions.useOpened(await keyring.openFor(id, privateKey)) : ofSession;
  const key = await keyring.active({ opened });
  return key && opened.has(key.id) ? opened : undefined;
}

/** @throws AppError as `requireFactorOfHolder` and `requireNamedDevice`. */
async function requireOwnRules(caller: Caller, services: Services): Promise<void> {
  await requireFactorOfHolder(caller, services);
  await requireNamedDevice(caller, services);
}

const opensHere = async ({ settings }: Services) => (await settings.all()).security.openedIn === 'anywhere';

/** @throws AppError `forbidden` where messages are opened in browsers alone. */
export async function requireOpeningHere(services: Services): Promise<void> {
  if (!(await opensHere(services))) throw new AppError('forbidden', 'opening.browsersOnly');
}

/**
 * The organisation's keys that the caller may use here, the one in use among them.
 * @throws AppError as `requireOwnRules`, `conflict` where it was not granted, or before the first password was changed, `unauthorised` where the
 * session does not hold it, after a restart or a rotation by another holder: signing in again gives it.
 */
export async function openKeysOf(caller: Caller, services: Services, refusal: Refusal): Promise<OpenedKeys> {
  await requireOpeningHere(services);
  const opened = await keysOfCaller(caller, services);
  if (opened) {
    await requireOwnRules(caller, services);
    return opened;
  }
  const holders = await services.keyring.holders();
  if (holders.includes(caller.signedIn?.administratorId ?? '')) {
    await requireNamedDevice(caller, services);
    throw new AppError('unauthorised', 'error.unauthorised');
  }
  throw new AppError('conflict', refusal);
}

/**
 * The same for a call that opens nothing: the keys may be in the browser of a holder alone. The key register proves who is
 * one, rows of grants do not.
 * @throws AppError as `openKeysOf`, but never for what the session lacks; `conflict` where the stored keys are not this site's.
 */
export async function requireHolder(caller: Caller, services: Services, refusal: Refusal): Promise<Held> {
  const opened = await keysOfCaller(caller, services);
  const held = opened ? { opened } : await provenOf(caller, services, refusal);
  await requireOwnRules(caller, services);
  return held;
}

async function provenOf({ signedIn }: Caller, { keyring }: Services, refusal: Refusal): Promise<Held> {
  const id = signedIn?.administratorId ?? '';
  const group = await keyring.provenGroup(id);
  if (group) return { group };
  const isStored = (await keyring.holders()).includes(id);
  throw new AppError('conflict', isStored ? 'keys.changed' : refusal);
}

/**
 * The organisation's keys for a change that only a holder can make: opened here, or in the caller's browser, which sends what it
 * made of them.
 * @throws AppError as `openKeysOf`, `conflict` for a browser that does not prove possession.
 */
export async function heldKeysOf(request: FastifyRequest, refusal: Refusal): Promise<HeldKeys> {
  const { services, body } = request;
  const { material } = ownProof.parse(body ?? {});
  if (!material) {
    await requireOpeningHere(services);
    const isVerifier = request.ownKey !== null && !request.ownKey.privateKey;
    if (isVerifier && !(await keysOfCaller(request, services)))
      throw new AppError('conflict', 'keys.outdated');
    return keysOpenedHere(await openKeysOf(request, services, refusal));
  }
  await requireOwnRules(request, services);
  return services.possession.held(material, signedInOf(request));
}

/** The keys on a route that declares `holder`. */
export function openedKeysOf({ keyOwner }: Pick<FastifyRequest, 'keyOwner'>): OpenedKeys {
  if (!keyOwner || !('opened' in keyOwner)) throw new AppError('unauthorised', 'error.unauthorised');
  return keyOwner.opened;
}

/** The owner of the keys on such a route, be they opened or not. */
export function keyOwnerOf({ keyOwner }: Pick<FastifyRequest, 'keyOwner'>): Held {
  if (!keyOwner) throw new AppError('unauthorised', 'error.unauthorised');
  return keyOwner;
}
