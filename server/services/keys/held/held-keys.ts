import { randomUUID } from 'node:crypto';
import type { Recipient } from '#shared/channel/envelope.ts';
import { grantMac, sealGrant } from '#shared/channel/grant.ts';
import { isSameMac } from '../../../crypto/sealing/key-authentication.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import { createKeyPair } from '../../../crypto/sealing/x25519.ts';
import { publicHalves } from '../key-grants.ts';
import type { KeyOwner } from '../key-groups.ts';

/** An organisation key with its public half. */
export type PublicKey = { id: string; publicKey: string };

/** An organisation key sealed to a recipient, and the MAC by which a holder knows that recipient again. */
export type Grant = { sealed_key: string; mac: string };

/**
 * The organisation's keys in the hands of a holder, for the changes that only a holder can make: opened here
 * (`keysOpenedHere`), or in the holder's browser (`keysOfBrowser`), which sends what it made of them.
 */
export type HeldKeys = {
  owner: KeyOwner;
  /** Those that are held, with the public halves that follow from the private ones. */
  halves: () => PublicKey[];
  /** Those of them of which possession was proved. */
  proven: () => PublicKey[];
  /** A key sealed to a recipient; undefined for a key that is not among these. */
  grant: (key: string, to: Recipient) => Promise<Grant | undefined>;
  /** The MAC alone. */
  mac: (key: string, to: Recipient) => Promise<string | undefined>;
  /** True if this MAC shows that a holder of the key made a grant to this recipient. */
  hasGranted: (key: string, to: Recipient, mac: string | null) => Promise<boolean>;
  /** A new key, which is held from then on. */
  newKey: () => PublicKey;
  /** The private halves; none of a browser's. */
  opened: OpenedKeys;
};

/** Keys that are opened in this process. */
export function keysOpenedHere(keys: OpenedKeys): HeldKeys {
  const opened = new Map(keys);

  const mac = async (key: string, to: Recipient) => {
    const privateKey = opened.get(key);
    return privateKey === undefined ? undefined : grantMac(key, privateKey, to);
  };

  return {
    owner: { opened },
    opened,
    halves: () => publicHalves(opened),
    proven: () => publicHalves(opened),
    mac,
    async grant(key, to) {
      const [privateKey, made] = [opened.get(key), await mac(key, to)];
      if (privateKey === undefined || made === undefined) return undefined;
      return { sealed_key: await sealGrant(key, privateKey, to), mac: made };
    },
    async hasGranted(key, to, given) {
      const made = await mac(key, to);
      return made !== undefined && isSameMac(given, made);
    },
    newKey() {
      const { publicKey, privateKey } = createKeyPair();
      const id = randomUUID();
      opened.set(id, privateKey);
      return { id, publicKey };
    },
  };
}
