import type { Kysely } from 'kysely';

/**
 * Browsers that an officer has named, by the thumbprint of the key that each holds: where the settings ask for it, reports
 * open in these alone. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('named_device')
    .addColumn('administrator_id', 'text', (column) =>
      column.notNull().references('administrator.id').onDelete('cascade'),
    )
    .addColumn('proof_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('named_on', 'text', (column) => column.notNull())
    .addColumn('mac', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('named_device_key', ['administrator_id', 'proof_key'])
    .execute();
}
