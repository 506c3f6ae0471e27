import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Runs work in a transaction. */
export type Transact = <Result>(work: (transaction: Kysely<Schema>) => Promise<Result>) => Promise<Result>;

/** A database, and the way to begin a transaction on it: a caller that adds to each one hands its own way on. */
export type UnitOfWork = { db: Kysely<Schema>; transact: Transact };

type Ending = (transaction: Kysely<Schema>) => Promise<void>;

/** The work that is left for the end of each transaction that runs. */
const endings = new WeakMap<Kysely<Schema>, Ending[]>();

/** Runs the work in a transaction: the one that `db` is already in, or else one of its own. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  return db.transaction().execute(async (transaction) => {
    const last: Ending[] = [];
    endings.set(transaction, last);
    const result = await work(transaction);
    for (const end of last) await end(transaction);
    return result;
  });
}

/**
 * Leaves work for the end of a transaction that `inTransaction` has begun: a lock that all writers need is held only from
 * there to the commit.
 */
export function atEnd(transaction: Kysely<Schema>, end: Ending): void {
  const last = endings.get(transaction);
  if (!last) throw new Error('This transaction was not begun by inTransaction');
  last.push(end);
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
