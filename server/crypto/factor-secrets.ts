import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Redacted } from '../redacted.ts';

const ivBytes = 12;
const tagBytes = 16;

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/**
 * Seals second factors under keys derived from the pepper, which is not in the database: a stolen database reveals
 * neither a secret nor a passkey, and codes cannot be tried against it.
 */
export function createFactorSecrets(pepper: () => Promise<Redacted<Buffer>>) {
  const keyFor = async (purpose: string) =>
    Buffer.from(hkdfSync('sha256', (await pepper()).reveal(), '', purpose, 32));
  const sealingKey = () => keyFor('diwan second factor 1');

  return {
    /** Seals a JSON value for one owner: IV, AES-256-GCM and tag, in base64url. */
    async seal(value: unknown, owner: string): Promise<string> {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', await sealingKey(), iv).setAAD(Buffer.from(owner));
      const sealed = [cipher.update(JSON.stringify(value), 'utf8'), cipher.final()];
      return Buffer.concat([iv, ...sealed, cipher.getAuthTag()]).toString('base64url');
    },

    /** @throws if the pepper or the owner differs, or the sealed value was changed. */
    async open<Value>(sealed: string, owner: string): Promise<Value> {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', await sealingKey(), bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes));
      const opened = [decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()];
      return JSON.parse(Buffer.concat(opened).toString('utf8')) as Value;
    },

    /** Hashes a recovery code; its about 119 random bits rule out guessing. */
    async hashCode(code: string, owner: string): Promise<string> {
      const key = await keyFor('diwan recovery code 1');
      return createHmac('sha256', key).update(`${owner}|${code}`).digest('base64url');
    },
  };
}
