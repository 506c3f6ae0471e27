import { bech32 } from '@scure/base';

/**
 * An X25519 key pair of ours (32 bytes in base64url) as age writes it (https://age-encryption.org/v1). The recovery
 * words open a backup by that: with this program, or with `age` itself.
 */
export const ageRecipient = (publicKey: string) => bech32.encodeFromBytes('age', bytesOf(publicKey));

export const ageIdentity = (privateKey: string) =>
  bech32.encodeFromBytes('age-secret-key-', bytesOf(privateKey)).toUpperCase();

function bytesOf(key: string): Uint8Array {
  return new Uint8Array(Buffer.from(key, 'base64url'));
}
