import type { Kysely } from 'kysely';

/** Submissions that retention passes over: 1 where an administrator keeps one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('submission')
    .addColumn('kept', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
