import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import { type RewrittenTable, rewriteTables } from '../postgres/rewrite-tables.ts';
import type { Schema } from '../schema.ts';

/** The tables without whose rows no body opens and no receipt is found. */
const opening: RewrittenTable[] = [
  'submission_key',
  'submission_message_key',
  'case_entry_key',
  'submission_file_key',
  'submission_receipt',
];

/**
 * Removes keys of deleted submissions from the files. SQLite overwrites the pages (`secure_delete`), but its WAL
 * retains the bytes until truncated. PostgreSQL leaves them in the table's file until a rewrite: immediately for the
 * sealed keys, which are small, at night for the rest. If another program holds the table or the file, maintenance does
 * it.
 */
export async function truncateWal(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) await rewriteTables(db, opening);
  else await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
