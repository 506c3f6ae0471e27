import { bech32 } from '@scure/base';

/**
 * Our X25519 key pairs (32 bytes in base64url) in age's notation (https://age-encryption.org/v1), so that the recovery
 * words open a backup with this program or with `age` itself.
 */
export const ageRecipient = (publicKey: string) => bech32.encodeFromBytes('age', bytesOf(publicKey));

export const ageIdentity = (privateKey: string) =>
  bech32.encodeFromBytes('age-secret-key-', bytesOf(privateKey)).toUpperCase();

function bytesOf(key: string): Uint8Array {
  return new Uint8Array(Buffer.from(key, 'base64url'));
}
