import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';

/** PKCS #8 prefix of an Ed25519 key (RFC 8410), before its 32 bytes. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The Ed25519 key that signs what the site publishes about itself. It derives from the key file, so every instance has the
 * same one, and it is lost and restored with that file.
 */
export function publicationKey(pepper: Buffer): KeyObject {
  const seed = Buffer.from(hkdfSync('sha256', pepper, '', 'diwan publication key 1', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
}

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
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicHalf }, format: 'jwk' });
    return verify(null, Buffer.from(JSON.stringify(value)), key, Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}
