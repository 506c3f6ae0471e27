import type { Kysely } from 'kysely';

/** The runs of maintenance jobs under the field's word for them. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('upkeep_run').renameTo('maintenance_run').execute();
}
