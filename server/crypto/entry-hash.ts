import { createHash } from 'node:crypto';

/** The columns of an audit entry that its hash covers. */
export type HashedEntry = {
  seq: number;
  at: string;
  actor_id: string | null;
  actor: string;
  session: string | null;
  action: string;
  subject: string;
  amount: number | null;
  /** JSON; entries of earlier versions have none, and are hashed without. */
  title: string | null;
};

/** The previous hash of the first entry. */
export const noEntry = '';

/**
 * Chains an entry to the one before it: SHA-256, in base64url, of a JSON array of the previous hash and the entry's
 * columns in this order, the title where it has one.
 */
export function entryHash(before: string, entry: HashedEntry): string {
  const { seq, at, actor_id, actor, session, action, subject, amount, title } = entry;
  const columns = [
    before,
    seq,
    at,
    actor_id,
    actor,
    session,
    action,
    subject,
    amount,
    ...(title === null ? [] : [title]),
  ];
  return createHash('sha256').update(JSON.stringify(columns)).digest('base64url');
}
