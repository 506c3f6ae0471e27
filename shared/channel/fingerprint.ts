/** Bytes of a hash that a fingerprint shows. */
export const fingerprintBytes = 16;

/** A fingerprint for two people to compare: 128 bits of the public key's SHA-256 in hex, in groups of four. */
export function shownFingerprint(sha256: Uint8Array): string {
  const digits = Array.from(sha256.subarray(0, fingerprintBytes), (byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  return (digits.join('').toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
