import { toHex } from './hex.ts';

/** Bytes of a hash that a fingerprint shows. */
export const fingerprintBytes = 16;

/** A fingerprint for two people to compare: 128 bits of the public key's SHA-256 in hex, in groups of four. */
export function shownFingerprint(sha256: Uint8Array): string {
  const digits = toHex(sha256.subarray(0, fingerprintBytes)).toUpperCase();
  return (digits.match(/.{4}/g) ?? []).join(' ');
}
