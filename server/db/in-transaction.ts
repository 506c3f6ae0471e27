import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs work in a transaction. */
export type Transact = <Result>(work: (transaction: Kysely<Schema>) => Promise<Result>) => Promise<Result>;

/** A database, and the way to begin a transaction on it: a caller that adds to each one hands its own way on. */
export type UnitOfWork = { db: Kysely<Schema>; transact: Transact };

/** Runs the work in a transaction: the one that `db` is already in, or else one of its own. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/**
 * The unit of work on a database or in a transaction.
 * @param lastly runs at the end of each transaction, with the outcome of the work: both are committed, or neither.
 */
export function unitOf(
  db: Kysely<Schema>,
  lastly: (transaction: Kysely<Schema>, outcome: unknown) => Promise<void> = async () => {},
): UnitOfWork {
  return {
    db,
    transact: (work) =>
      inTransaction(db, async (transaction) => {
        const result = await work(transaction);
        await lastly(transaction, result);
        return result;
      }),
  };
}
