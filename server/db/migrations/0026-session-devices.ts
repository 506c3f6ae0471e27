import type { Kysely } from 'kysely';

/** The browser and the system of a session; unknown of those that began before. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['browser', 'system']) {
    await db.schema.alterTable('session').addColumn(column, 'text').execute();
  }
}
