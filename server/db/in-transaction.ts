import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs the work in a transaction: the one that `db` is already in, or else one of its own. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
