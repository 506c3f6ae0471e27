import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { rewriteTables } from '../postgres/rewrite-tables.ts';
import type { Schema } from '../schema.ts';

/**
 * Lets nothing that opens a deleted submission stay in the files. SQLite overwrites the pages (`secure_delete`), and its
 * log keeps the bytes until it is emptied. PostgreSQL leaves them in the table's file until that is rewritten: at once for
 * the sealed keys, which are small, and in the night for the rest. Where another program holds the table or the file, the
 * maintenance does it.
 */
export async function truncateWal(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) await rewriteTables(db, ['submission_key']);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
