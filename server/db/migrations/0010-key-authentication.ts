import type { Kysely } from 'kysely';

/** By what the keys are known as those that this site stored, and whether a password is the first, printed one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('key_register')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('signed_at', 'text', (column) => column.notNull())
    .addColumn('active_mac', 'text', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('key_grant').addColumn('mac', 'text').execute();

  await db.schema
    .alterTable('administrator')
    .addColumn('password_printed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
