import type { SealedGrant } from '#shared/accounts/keys.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { call } from '../../client/api.ts';
import { loadOwnKey, type OwnKey } from '../../client/own-key.ts';
import { storedToken } from '../../client/token.ts';

/** The organisation's keys that this browser opened, by the names to which cases are sealed. */
export type OpeningKeys = ReadonlyMap<string, OpeningKey>;

/** By the key that opened them: they go with it when the session ends. */
const opened = new WeakMap<OwnKey, Promise<OpeningKeys>>();

async function open({ pair }: OwnKey): Promise<OpeningKeys> {
  const [grants, { openGrants }] = await Promise.all([
    call<SealedGrant[]>('keys/grants'),
    import('./open-grants.ts'),
  ]);
  return openGrants(grants, pair);
}

/**
 * The keys of who is signed in, none where the site opens what they read. They are in the memory of this page alone, and
 * each can be used and not be read.
 * @param isBehind true to fetch them again: another holder may have made a new one.
 */
export async function openingKeys(isBehind = false): Promise<OpeningKeys | undefined> {
  const own = await loadOwnKey(storedToken());
  if (!own) return undefined;
  const known = isBehind ? undefined : opened.get(own);
  const opening = known ?? open(own);
  opened.set(own, opening);
  opening.catch(() => opened.delete(own));
  const keys = await opening;
  return keys.size > 0 ? keys : undefined;
}
