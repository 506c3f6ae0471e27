import type { SealedTalk } from '#shared/forms/sealed/sealed-inbox.ts';
import type { KeysInUse } from '../../keys/recipients-of.ts';

/** The keys in use, as browsers that seal are given them. */
export function sentKeys(keys: Awaited<ReturnType<KeysInUse>>): SealedTalk['keys'] {
  return keys.map(({ group, name, publicKey }) => ({ group, recipient: name, public_key: publicKey }));
}
