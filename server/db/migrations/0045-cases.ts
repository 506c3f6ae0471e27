import type { Kysely } from 'kysely';

/** Submissions kept beyond their term: the coded reason, and the day of its next review. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['keep_reason', 'review_on']) {
    await db.schema.alterTable('submission').addColumn(column, 'text').execute();
  }
}
