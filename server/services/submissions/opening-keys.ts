import type { OpeningKey } from '#shared/channel/hpke.ts';
import { openingKey } from '../../crypto/sealing/opening-key.ts';
import type { OpenedKeys } from '../../crypto/sealing/session-keys.ts';
import { organisationName } from '../keys/recipients-of.ts';

/** The keys of a session, by the name to which submissions are sealed. */
export function openingKeys(opened: OpenedKeys): Map<string, OpeningKey> {
  return new Map([...opened].map(([id, key]) => [organisationName(id), openingKey(key)]));
}
