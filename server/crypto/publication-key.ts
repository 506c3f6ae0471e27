import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** PKCS #8 prefix of an Ed25519 key (RFC 8410), before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 key that signs what the site publishes about itself. It derives from the key file, so every instance has the
 * same one, and it is lost and restored with that file.
 * @param generation 1, and one more with each rotation.
 */
export function publicationKey(pepper: Buffer, generation: number): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', pepper, '', `diwan publication key ${generation}`, 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

/** The key that signs now. */
export type SigningKey = { current: () => Promise<KeyObject> };

/** The public half, in base64url. */
export function publicationKeyOf(key: KeyObject): string {
  return createPublicKey(key).export({ format: 'jwk' }).x ?? '';
}

/** A signature in base64url, of a JSON value without spaces. */
export function signedBy(key: KeyObject, value: unknown): string {
  return sign(null, Buffer.from(JSON.stringify(value)), key).toString('base64url');
}

/** True for a signature of `signedBy`, by the public half in base64url; false also where that is no key at all. */
export function isSignatureOf(publicHalf: string, value: unknown, signature: string): boolean {
  return isSigned(publicHalf, JSON.stringify(value), signature);
}

/** The same for a signature of `canonicalSignature`. */
export function isCanonicalSignatureOf(publicHalf: string, value: object, signature: string): boolean {
  return isSigned(publicHalf, canonicalJson(value), signature);
}

function isSigned(publicHalf: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicHalf }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

/** A signature in base64url, of the canonical form of a value. */
export function canonicalSignature(key: KeyObject, value: object): string {
  return sign(null, Buffer.from(canonicalJson(value)), key).toString('base64url');
}

/** @param key the private key; its public half verifies the signature. */
export function isCanonicalSignature(key: KeyObject, value: object, signature: string): boolean {
  return verify(
    null,
    Buffer.from(canonicalJson(value)),
    createPublicKey(key),
    Buffer.from(signature, 'base64url'),
  );
}
