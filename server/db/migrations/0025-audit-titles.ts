import type { Kysely } from 'kysely';

/** The titles of the item that an entry of the audit trail is about, as they were then. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('audit_entry').addColumn('title', 'text').execute();
}
