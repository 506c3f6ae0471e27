import type { Kysely } from 'kysely';

/** Paths without a page, and how often they were requested. Nothing of who requested them. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('unknown_path')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('first_day', 'text', (column) => column.notNull())
    .addColumn('last_day', 'text', (column) => column.notNull())
    .execute();
}
