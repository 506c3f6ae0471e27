import type { Kysely } from 'kysely';

/** What an administrator signs in with beside the password, and how far a sign-in has come. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('second_factor')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sealed', 'text', (column) => column.notNull())
    // An authenticator may count up to 2^32
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute();

  await db.schema
    .createIndex('second_factor_administrator')
    .on('second_factor')
    .columns(['administrator_id'])
    .execute();

  await db.schema
    .createTable('recovery_code')
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['administrator_id', 'code_hash'])
    .execute();

  // Sessions of before were begun by the password alone, which was enough then
  await db.schema
    .alterTable('session')
    .addColumn('stage', 'text', (column) => column.notNull().defaultTo('open'))
    .execute();
  await db.schema.alterTable('session').addColumn('proof_key', 'text').execute();
  await db.schema.alterTable('session').addColumn('challenge', 'text').execute();
}
