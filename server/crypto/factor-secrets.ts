import { createHmac } from 'node:crypto';
import type { Redacted } from '../redacted.ts';
import { sealedUnder } from './sealed-value.ts';

export type FactorSecrets = ReturnType<typeof createFactorSecrets>;

/**
 * Seals second factors under keys derived from the pepper, which is not in the database: a stolen database reveals
 * neither a secret nor a passkey, and codes cannot be tried against it.
 */
export function createFactorSecrets(pepper: () => Promise<Redacted<Buffer>>) {
  const { keyFor, seal, open } = sealedUnder(async () => (await pepper()).reveal(), 'diwan second factor 1');

  return {
    seal,
    open,

    /** Hashes a recovery code; its about 119 random bits rule out guessing. */
    async hashCode(code: string, owner: string): Promise<string> {
      const key = await keyFor('diwan recovery code 1');
      return createHmac('sha256', key).update(`${owner}|${code}`).digest('base64url');
    },
  };
}
