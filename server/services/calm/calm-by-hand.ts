import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';

/** The only row. */
const id = 1;

export type CalmTimes = { ends_at: string };

/** Calm mode as an administrator begins and ends it, for all instances. */
export function createCalmByHand({ db }: Pick<UnitOfWork, 'db'>, now: () => number) {
  return {
    /** Begins it, or moves its end. */
    async begin(hours: number): Promise<CalmTimes> {
      const began_at = new Date(now()).toISOString();
      const ends_at = new Date(now() + hours * 60 * 60 * 1000).toISOString();
      await db
        .insertInto('calm_mode')
        .values({ id, began_at, ends_at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ ends_at }))
        .execute();
      return { ends_at };
    },

    async end(): Promise<void> {
      await db.deleteFrom('calm_mode').execute();
    },
  };
}

/** The end of the last one that was begun; it may be over. */
export async function readCalmTimes(db: Kysely<Schema>): Promise<CalmTimes | undefined> {
  return db.selectFrom('calm_mode').select('ends_at').executeTakeFirst();
}
