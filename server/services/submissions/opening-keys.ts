import { type OpeningKey, openingKey } from '#shared/channel/hpke.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { organisationName } from '../keys/recipients-of.ts';

/** The keys of a session, by the name to which submissions are sealed. */
export async function openingKeys(opened: OpenedKeys): Promise<Map<string, OpeningKey>> {
  const keys = [...opened].map(async ([id, key]) => [organisationName(id), await openingKey(key)] as const);
  return new Map(await Promise.all(keys));
}
