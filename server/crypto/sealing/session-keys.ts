import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** The organisation's private keys available to a session, by key id. */
export type OpenedKeys = ReadonlyMap<string, string>;

/**
 * Wraps keys for a session, under its token and a secret of this start: the stored wrap opens nothing without the
 * token, and the token nothing after the process ends, or, with a shared secret, once the secret changes.
 */
export function createSessionKeys(startSecret: Buffer = randomBytes(32)) {
  const keyOf = (token: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(token, 'base64url'), startSecret, 'diwan session keys 1', 32));

  return {
    wrap(keys: OpenedKeys, token: string): Buffer {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', keyOf(token), iv);
      return Buffer.concat([
        iv,
        cipher.update(JSON.stringify([...keys])),
        cipher.final(),
        cipher.getAuthTag(),
      ]);
    },

    /** @throws if the token or the secret differs. */
    unwrap(wrapped: Buffer, token: string): OpenedKeys {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(token), wrapped.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(wrapped.subarray(-tagBytes));
      const opened = Buffer.concat([decipher.update(wrapped.subarray(ivBytes, -tagBytes)), decipher.final()]);
      return new Map(JSON.parse(opened.toString('utf8')) as [string, string][]);
    },
  };
}
