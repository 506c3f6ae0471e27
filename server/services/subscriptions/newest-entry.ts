import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** The number of the newest entry of the publication log; 0 where there is none. */
export async function newestEntry(db: Kysely<Schema>): Promise<number> {
  const { seq } = await db
    .selectFrom('publication_entry')
    .select((eb) => eb.fn.max('seq').as('seq'))
    .executeTakeFirstOrThrow();
  return seq ?? 0;
}
