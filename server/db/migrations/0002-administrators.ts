import type { Kysely } from 'kysely';

/** Administrators and their sessions, and the version of the profile's details. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('administrator')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('salt', 'text', (column) => column.notNull())
    .addColumn('password_cost', 'text', (column) => column.notNull())
    .addColumn('verifier_hash', 'text', (column) => column.notNull())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sealed_private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .execute();

  // Serves the end of all of an administrator's sessions.
  await db.schema.createIndex('session_administrator').on('session').columns(['administrator_id']).execute();

  // The seven groups are edited as one.
  await db.schema
    .createTable('profile_details')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}
