import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Redacted } from '../redacted.ts';

const ivBytes = 12;
const tagBytes = 16;

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/**
 * Keeps what proves a second factor under keys from the pepper, which is no part of the database: who steals the
 * database learns neither a secret nor a passkey from it, and cannot try codes.
 */
export function createFactorSecrets(pepper: () => Promise<Redacted<Buffer>>) {
  const keyFor = async (purpose: string) =>
    Buffer.from(hkdfSync('sha256', (await pepper()).reveal(), '', purpose, 32));
  const sealingKey = () => keyFor('diwan second factor 1');

  return {
    /** Seals a JSON value: IV, AES-256-GCM and tag, in base64url. It opens for this owner alone. */
    async seal(value: unknown, owner: string): Promise<string> {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', await sealingKey(), iv).setAAD(Buffer.from(owner));
      const sealed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
      return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },

    /** @throws where the pepper or the owner is another, or what was sealed was changed. */
    async open<Value>(sealed: string, owner: string): Promise<Value> {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', await sealingKey(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
      const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
      return JSON.parse(Buffer.concat(opened).toString('utf8')) as Value;
    },

    /** What is stored of a recovery code, whose about 119 random bits nobody tries through. */
    async hashCode(code: string, owner: string): Promise<string> {
      const key = await keyFor('diwan recovery code 1');
      return createHmac('sha256', key).update(`${owner}|${code}`).digest('base64url');
    },
  };
}
