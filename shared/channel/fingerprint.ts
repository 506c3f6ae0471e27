import { fromBase64url } from './base64url.ts';
import { toHex } from './hex.ts';

/** Bytes of a hash that a fingerprint shows. */
export const fingerprintBytes = 16;

/** A fingerprint for two people to compare: 128 bits of the public key's SHA-256 in hex, in groups of four. */
export function shownFingerprint(sha256: Uint8Array): string {
  const digits = toHex(sha256.subarray(0, fingerprintBytes)).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}

/** The fingerprint of a public key in base64url, by WebCrypto. */
export async function fingerprintOf(publicKey: string): Promise<string> {
  return shownFingerprint(new Uint8Array(await crypto.subtle.digest('SHA-256', fromBase64url(publicKey))));
}
