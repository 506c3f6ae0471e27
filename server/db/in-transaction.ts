import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A step after the work, given its result. */
type Step = (transaction: Kysely<Schema>, result: unknown) => Promise<void>;

const lastStep = new AsyncLocalStorage<Step>();

/** Runs the work in the transaction that `db` is already in, or in a new one. */
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

/** Runs the work; each of its own transactions ends with this step, so both are stored or neither. */
export function withLastStep<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  return lastStep.run(step, work);
}
