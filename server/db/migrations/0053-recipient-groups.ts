import type { Kysely } from 'kysely';

/**
 * Whose each organisation key is: 1 is the directorate. The key in use has the same number in `active`, so that one of
 * each group is in use at most, and an instance of the version before goes on with that of the directorate. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organisation_key')
    .addColumn('recipient_group', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
