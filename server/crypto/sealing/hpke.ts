import { createPublicKey } from 'node:crypto';
import { AEAD_AES_256_GCM, CipherSuite, KDF_HKDF_SHA256, KEM_DHKEM_X25519_HKDF_SHA256 } from 'hpke';
import { x25519PrivateKey } from './x25519.ts';

/** HPKE (RFC 9180) in base mode: X25519, HKDF-SHA256, AES-256-GCM. */
const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);

/** Seals one text: the sender's 32 bytes, then the ciphertext and its tag. */
export type Seal = (plain: Uint8Array, boundTo: string) => Promise<Buffer>;

/**
 * Prepares to seal one text to a public key; the expensive part of the work is done here.
 * @param publicKey 32 bytes of X25519 in base64url.
 * @param purpose of the text: text sealed for one purpose does not open for another.
 */
export async function sealTo(publicKey: string, purpose: string): Promise<Seal> {
  const key = await suite.DeserializePublicKey(Buffer.from(publicKey, 'base64url'));
  const { encapsulatedSecret, ctx } = await suite.SetupSender(key, { info: Buffer.from(purpose) });
  return async (plain, boundTo) =>
    Buffer.concat([encapsulatedSecret, await ctx.Seal(plain, Buffer.from(boundTo))]);
}

/** An imported private key, ready to open text sealed to its public half. */
export type OpeningKey = { publicKey: CryptoKey; privateKey: CryptoKey };

/** @param privateKey 32 bytes of X25519 in base64url. */
export function openingKey(privateKey: string): OpeningKey {
  const key = x25519PrivateKey(privateKey);
  return {
    publicKey: createPublicKey(key).toCryptoKey('X25519', true, []) as CryptoKey,
    privateKey: key.toCryptoKey('X25519', false, ['deriveBits']) as CryptoKey,
  };
}

/** @throws if the key, the purpose or the associated data differs, or the sealed text was changed. */
export async function openSealed(
  sealed: Uint8Array,
  key: OpeningKey,
  purpose: string,
  boundTo: string,
): Promise<Buffer> {
  const sender = suite.KEM.Nenc;
  const opened = await suite.Open(key, sealed.subarray(0, sender), sealed.subarray(sender), {
    info: Buffer.from(purpose),
    aad: Buffer.from(boundTo),
  });
  return Buffer.from(opened);
}
