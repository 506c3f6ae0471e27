import { createHmac, hkdfSync } from 'node:crypto';
import { createReceipt } from '#shared/channel/receipt-code.ts';
import { proofName } from './captcha/proof.ts';

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Stored names of submission attempts: a hash of the client's id, and a keyed hash of the content, to detect a changed
 * retry. Its key derives from the site's secret and the client's id, neither of which is in the database, so that
 * contents cannot be guessed from it.
 */
export function createAttempts(secret: () => Promise<Buffer>) {
  return {
    async name(attempt: string, content: readonly unknown[]): Promise<string> {
      const key = Buffer.from(hkdfSync('sha256', await secret(), attempt, 'diwan attempt 1', 32));
      const mark = createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url');
      return `${proofName(attempt)}.${mark}`;
    },

    /**
     * The receipt that the site makes for an attempt: the same for a retry, whose sender never saw it. Its key derives
     * from the site's secret, and from the client's id and its proof, neither of which is stored.
     */
    async receipt(attempt: string, proof: string): Promise<string> {
      const known = Buffer.concat([await secret(), Buffer.from(proof)]);
      const derived = hkdfSync('sha256', known, attempt, 'diwan receipt 1', 23);
      return createReceipt(new Uint8Array(derived));
    },
  };
}

/** True if two stored names belong to one attempt, whatever its content; early rows have no content hash. */
export function isSameAttempt(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}
