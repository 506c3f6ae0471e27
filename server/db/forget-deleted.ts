import { type Kysely, sql } from 'kysely';
import { isPostgres } from './engine.ts';
import type { Schema } from './schema.ts';

/**
 * Lets nothing of what was deleted stay in the files: SQLite's log keeps the bytes until it is emptied, and the pages
 * themselves are overwritten (`secure_delete`). PostgreSQL does its own tidying up.
 */
export async function forgetDeleted(db: Kysely<Schema>): Promise<void> {
  if (isPostgres(db)) return;
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
