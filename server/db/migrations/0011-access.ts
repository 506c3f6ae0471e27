import type { Kysely } from 'kysely';

/** Browsers that signed in before, sessions whose password was given again, and changes that wait. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('known_device')
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('proof_key', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_device_key', ['administrator_id', 'proof_key'])
    .execute();

  await db.schema
    .createTable('pending_change')
    .addColumn('kind', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('requested_by', 'text', (column) => column.notNull())
    .addColumn('requested_at', 'text', (column) => column.notNull())
    .addColumn('effective_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('session').addColumn('confirmed_at', 'text').execute();
}
