import {
  AEAD_AES_256_GCM,
  CipherSuite,
  KDF_HKDF_SHA256,
  KEM_DHKEM_X25519_HKDF_SHA256,
  type KeyPair,
} from 'hpke';
import { type Aes, webAes } from './aes-gcm.ts';
import { fromBase64url, joinBytes, utf8 } from './base64url.ts';

/** HPKE (RFC 9180) in base mode: X25519, HKDF-SHA256, AES-256-GCM. */
const suite = new CipherSuite(KEM_DHKEM_X25519_HKDF_SHA256, KDF_HKDF_SHA256, AEAD_AES_256_GCM);

/** PKCS #8 prefix of an X25519 key (RFC 8410), before its 32 bytes. */
const pkcs8Head = Uint8Array.from([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x6e, 0x04, 0x22, 0x04, 0x20,
]);

/** Seals one text: the sender's 32 bytes, then the ciphertext and its tag. */
export type Seal = (plain: Uint8Array, boundTo: string) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * An imported private key, ready to open text sealed to its public half, with the primitives of its side: those of
 * WebCrypto, or of Node (`server/crypto/sealing/opening-key.ts`).
 */
export type OpeningKey = { pair: KeyPair<CryptoKey>; suite: CipherSuite<CryptoKey>; aes: Aes };

/**
 * Prepares to seal one text to a public key; the expensive part of the work is done here.
 * @param publicKey 32 bytes of X25519 in base64url.
 * @param purpose of the text: text sealed for one purpose does not open for another.
 */
export async function sealTo(publicKey: string, purpose: string): Promise<Seal> {
  const key = await suite.DeserializePublicKey(fromBase64url(publicKey));
  const { encapsulatedSecret, ctx } = await suite.SetupSender(key, { info: utf8(purpose) });
  return async (plain, boundTo) => joinBytes(encapsulatedSecret, await ctx.Seal(plain, utf8(boundTo)));
}

/**
 * Imports a private key, which cannot be read from the result.
 * @param privateKey 32 bytes of X25519 in base64url.
 */
export async function openingKey(privateKey: string): Promise<OpeningKey> {
  const publicBytes = fromBase64url(await publicHalf(privateKey));
  const pair = {
    publicKey: await crypto.subtle.importKey('raw', publicBytes, 'X25519', true, []),
    privateKey: await importPrivate(privateKey, false),
  };
  return openingKeyOf(pair);
}

/** The same of a key that was imported before. */
export const openingKeyOf = (pair: KeyPair<CryptoKey>): OpeningKey => ({ pair, suite, aes: webAes });

/** The public half of a private key; both are 32 bytes of X25519 in base64url. */
export async function publicHalf(privateKey: string): Promise<string> {
  const { x } = await crypto.subtle.exportKey('jwk', await importPrivate(privateKey, true));
  if (!x) throw new Error('An X25519 key has a public half.');
  return x;
}

/** @throws if the key, the purpose or the associated data differs, or the sealed text was changed. */
export async function openSealed(
  sealed: Uint8Array,
  key: OpeningKey,
  purpose: string,
  boundTo: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const sender = suite.KEM.Nenc;
  const opened = await key.suite.Open(key.pair, sealed.subarray(0, sender), sealed.subarray(sender), {
    info: utf8(purpose),
    aad: utf8(boundTo),
  });
  return joinBytes(opened);
}

function importPrivate(privateKey: string, extractable: boolean): Promise<CryptoKey> {
  const pkcs8 = joinBytes(pkcs8Head, fromBase64url(privateKey));
  return crypto.subtle.importKey('pkcs8', pkcs8, 'X25519', extractable, ['deriveBits']);
}
