import type { Kysely } from 'kysely';

/** The last result of each check of what is published. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('check_result')
    .addColumn('check_key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('found', 'integer', (column) => column.notNull())
    .addColumn('findings', 'text', (column) => column.notNull())
    .addColumn('checked_at', 'text', (column) => column.notNull())
    .execute();
}
