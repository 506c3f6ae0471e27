import { createHmac, hkdfSync } from 'node:crypto';
import { proofName } from './captcha/proof.ts';

export type Attempts = ReturnType<typeof createAttempts>;

/**
 * Names under which attempts to send something are stored: a hash of the sender's own name for it, and one of the content,
 * by which the same is told from another. The key of the second is made of the site's secret and of the sender's name,
 * neither of which is in the database: nobody who has read it can try contents.
 */
export function createAttempts(secret: () => Promise<Buffer>) {
  return {
    async name(attempt: string, content: readonly unknown[]): Promise<string> {
      const key = Buffer.from(hkdfSync('sha256', await secret(), attempt, 'diwan attempt 1', 32));
      const mark = createHmac('sha256', key).update(JSON.stringify(content)).digest('base64url');
      return `${proofName(attempt)}.${mark}`;
    },
  };
}

/** Whether two stored names are of one attempt, whatever its content: it was stored without one at first. */
export function isSameAttempt(one: string, other: string): boolean {
  return one.split('.')[0] === other.split('.')[0];
}
