import type { Kysely } from 'kysely';

/**
 * The mark that binds an entry of a case's history to whose session stored it: its sealed content names an author, and a
 * browser could name another one. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('case_entry').addColumn('author_mac', 'text').execute();
}
