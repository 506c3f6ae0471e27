import type { Kysely } from 'kysely';
import type { PepperMark } from '../../crypto/passwords/pepper.ts';
import type { Schema } from '../../db/schema.ts';

/**
 * Identifies the key file in the database. An instance with a different one would store passwords that the others
 * cannot check.
 */
export function createPepperMark(db: Kysely<Schema>): PepperMark {
  const find = async () => (await db.selectFrom('key_file').select('mark').executeTakeFirst())?.mark;
  const insert = (mark: string) => db.insertInto('key_file').values({ id: 1, mark });

  return {
    find,

    async note(mark) {
      await insert(mark)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
      return find();
    },

    async replace(mark) {
      await insert(mark)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ mark }))
        .execute();
    },
  };
}
