import type { Kysely } from 'kysely';

/**
 * The mark by which a submission that its sender's browser sealed keeps its number: it was sealed before it had one. The id
 * of its key is the name of its case, so no two have the same. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('number_mac', 'text').execute();
  await db.schema.createIndex('submission_key_id').unique().on('submission').column('key_id').execute();
}
