import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** What comes after the work, whose result it is told. */
type Step = (transaction: Kysely<Schema>, result: unknown) => Promise<void>;

const lastStep = new AsyncLocalStorage<Step>();

/** Runs the work in a transaction: the one that `db` is already in, or else one of its own. */
export function inTransaction<Result>(
  db: Kysely<Schema>,
  work: (transaction: Kysely<Schema>) => Promise<Result>,
): Promise<Result> {
  if (db.isTransaction) return work(db);
  const step = lastStep.getStore();
  return db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    await step?.(transaction, result);
    return result;
  });
}

/** Does the work, each of whose own transactions ends with this step: what it stores is stored with them, or nothing is. */
export function withLastStep<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  return lastStep.run(step, work);
}
