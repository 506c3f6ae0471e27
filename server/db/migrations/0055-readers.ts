import type { Kysely } from 'kysely';

/**
 * The mark that binds a submission to the groups it was sent to, for what its sender adds: without it they are known from the
 * submission's own text alone, which would have to be given to who has the receipt. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submission').addColumn('readers_mac', 'text').execute();
}
