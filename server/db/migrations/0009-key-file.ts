import type { Kysely } from 'kysely';

/** By what the key file is known with which the passwords were stored. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('key_file')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .execute();
}
