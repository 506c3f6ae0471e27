import { createHash } from 'node:crypto';
import { entropyToMnemonic } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { fingerprintBytes, shownFingerprint } from '#shared/channel/fingerprint.ts';
import { offeredGroups, type RecipientGroup } from '#shared/forms/recipient-groups.ts';
import type { KeyDocument, PublishedKey } from '#shared/forms/sealed/key-document.ts';
import { publicationKeyOf, type SigningKey, signedBy } from '../../../crypto/publication-key.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import type { createSettings } from '../../settings/settings.ts';

type Dependencies = {
  recipientsOf: RecipientsOf;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  publicationKeys: SigningKey;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Content of the document's signature. */
export function statedKeys({ keys, signed_at }: Pick<KeyDocument, 'keys' | 'signed_at'>): unknown[] {
  const stated = keys.map(({ group, recipient, public_key }) => [group, recipient, public_key]);
  return ['diwan sealing keys 1', signed_at, stated];
}

/** The fingerprint of a public key, in hex and in words. */
export function publishedFingerprint(publicKey: string): Pick<PublishedKey, 'fingerprint' | 'words'> {
  const hash = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest();
  return {
    fingerprint: shownFingerprint(hash),
    words: entropyToMnemonic(new Uint8Array(hash.subarray(0, fingerprintBytes)), wordlist),
  };
}

/** The keys to which browsers seal, signed: whoever is shown another one can show it to others. */
export function createKeyDocument({ recipientsOf, settings, publicationKeys, now }: Dependencies) {
  async function published(group: RecipientGroup): Promise<PublishedKey> {
    const [recipient] = await recipientsOf([group]);
    const { name, publicKey } = recipient!;
    return { group, recipient: name, public_key: publicKey, ...publishedFingerprint(publicKey) };
  }

  /** @throws AppError `unavailable` if a key is not provably ours, or there is none. */
  async function keysInUse(): Promise<PublishedKey[]> {
    const { isOffered } = (await settings.all()).oversight;
    return Promise.all(offeredGroups(isOffered).map(published));
  }

  return {
    keys: keysInUse,

    /** The same, signed. @throws AppError `unavailable` */
    async get(): Promise<KeyDocument> {
      const keys = await keysInUse();
      const key = await publicationKeys.current();
      const signed_at = new Date(now()).toISOString();
      return {
        version: 1,
        keys,
        signed_at,
        publication_key: publicationKeyOf(key),
        signature: signedBy(key, statedKeys({ keys, signed_at })),
      };
    },
  };
}
