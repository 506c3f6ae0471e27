import { createHash } from 'node:crypto';
import { shownFingerprint } from '#shared/channel/fingerprint.ts';

/** A public key's fingerprint. @param publicKey 32 bytes in base64url. */
export function fingerprint(publicKey: string): string {
  return shownFingerprint(createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest());
}
