import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { type OpeningKey, openingKey } from '#shared/channel/hpke.ts';
import { openingSuite } from '#shared/channel/opening-suite.ts';

/**
 * An imported private key, quick enough for lists of thousands. HMACs are made in JavaScript, where one is quicker than
 * a turn of WebCrypto; the key itself is in WebCrypto alone.
 * @param privateKey 32 bytes of X25519 in base64url.
 */
export async function listOpeningKey(privateKey: string): Promise<OpeningKey> {
  const { pair, aes } = await openingKey(privateKey);
  const suite = openingSuite({
    hmac: (key, ...parts) => parts.reduce((mac, part) => mac.update(part), hmac.create(sha256, key)).digest(),
    secretWith: async (sender) => {
      const senderKey = await crypto.subtle.importKey('raw', sender.slice(), 'X25519', false, []);
      const algorithm = { name: 'X25519', public: senderKey };
      return new Uint8Array(await crypto.subtle.deriveBits(algorithm, pair.privateKey, 256));
    },
    publicHalf: new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)),
  });
  return { pair, suite, aes };
}
