import type { KeyMaterial } from '#shared/accounts/key-material.ts';
import type { Recipient } from '#shared/channel/envelope.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { KeyOwner } from '../key-groups.ts';
import type { HeldKeys, PublicKey } from './held-keys.ts';

/**
 * Keys that are opened in a holder's browser, by what it made of them for one call. Whatever it did not make is missing: the
 * recipients have changed since it saw them.
 * @param owner the group that was granted to the caller.
 * @param challenged the key whose challenge the browser opened: of all others it merely states the public halves.
 */
export function keysOfBrowser(material: KeyMaterial, owner: KeyOwner, challenged: PublicKey): HeldKeys {
  const { keys, grants, confirmed, new_key } = material;
  const halves = keys.map(({ id, public_key }) => ({ id, publicKey: public_key }));
  const proven = [challenged];
  const isOf =
    (key: string, { name, publicKey }: Recipient) =>
    (made: { key: string; recipient: string; public_key: string }) =>
      made.key === key && made.recipient === name && made.public_key === publicKey;

  return {
    owner,
    opened: new Map(),
    halves: () => halves,
    proven: () => proven,
    mac: async (key, to) => grants.find(isOf(key, to))?.mac,
    async grant(key, to) {
      const { sealed_key, mac } = grants.find(isOf(key, to)) ?? {};
      return sealed_key && mac ? { sealed_key, mac } : undefined;
    },
    hasGranted: async (key, to, mac) =>
      mac !== null && confirmed.some((made) => isOf(key, to)(made) && made.mac === mac),
    newKey() {
      if (!new_key) throw new AppError('conflict', 'keys.outdated');
      const made = { id: new_key.id, publicKey: new_key.public_key };
      halves.push(made);
      proven.push(made);
      return made;
    },
  };
}
