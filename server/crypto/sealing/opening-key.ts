import { createHmac, createPublicKey, diffieHellman } from 'node:crypto';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { openingSuite } from '#shared/channel/opening-suite.ts';
import { nodeAes } from './node-aes.ts';
import { x25519PrivateKey } from './x25519.ts';

/**
 * Imports a private key, with primitives of Node itself, of which none takes a turn of the event loop.
 * @param privateKey 32 bytes of X25519 in base64url.
 */
export function openingKey(privateKey: string): OpeningKey {
  const own = x25519PrivateKey(privateKey);
  const publicHalf = createPublicKey(own);
  const pair = {
    privateKey: own.toCryptoKey('X25519', true, ['deriveBits']) as CryptoKey,
    publicKey: publicHalf.toCryptoKey('X25519', true, []) as CryptoKey,
  };
  const suite = openingSuite({
    hmac: (key, ...parts) =>
      parts.reduce((mac, part) => mac.update(part), createHmac('sha256', key)).digest(),
    secretWith: (sender) => {
      const key = { key: sender, format: 'raw-public', asymmetricKeyType: 'x25519' } as const;
      return diffieHellman({ privateKey: own, publicKey: createPublicKey(key) });
    },
    publicHalf: publicHalf.export({ format: 'raw-public' }),
    decrypt: async (key, iv, boundTo, sealed) => (await nodeAes(key)).decrypt(sealed, iv, boundTo),
  });
  return { pair, suite, aes: nodeAes };
}
