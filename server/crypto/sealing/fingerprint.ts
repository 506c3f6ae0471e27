import { createHash } from 'node:crypto';

/** A fingerprint for two people to compare: 128 bits of the public key's SHA-256, in groups of four. */
export function fingerprint(publicKey: string): string {
  const digits = createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('hex').slice(0, 32);
  return (digits.toUpperCase().match(/.{4}/g) ?? []).join(' ');
}
