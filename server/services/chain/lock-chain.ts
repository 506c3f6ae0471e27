import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';

/**
 * Serialises the writers of a log until their transaction ends, so that each entry follows the one before it. SQLite has a
 * single writer anyway.
 */
export async function lockChain(transaction: Kysely<Schema>, name: string): Promise<void> {
  if (!isPostgres(transaction)) return;
  await sql`select pg_advisory_xact_lock(hashtext(${sql.lit(name)}))`.execute(transaction);
}
