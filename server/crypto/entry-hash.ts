import { createHash } from 'node:crypto';

/** An entry of the audit trail, as far as its hash covers it: everything but the hash. */
export type HashedEntry = {
  seq: number;
  at: string;
  actor_id: string | null;
  actor: string;
  session: string | null;
  action: string;
  subject: string;
  amount: number | null;
};

/** What the first entry is chained to. */
export const noEntry = '';

/**
 * The hash that chains an entry to the one before it: SHA-256, in base64url, of a JSON array of the hash before and the
 * entry's columns in this order.
 */
export function entryHash(before: string, entry: HashedEntry): string {
  const { seq, at, actor_id, actor, session, action, subject, amount } = entry;
  const columns = [before, seq, at, actor_id, actor, session, action, subject, amount];
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
}
