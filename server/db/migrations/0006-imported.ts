import type { Kysely } from 'kysely';

/** What came from another site, so that the next import tells its changes from ours. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('imported')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .execute();
}
