import { type Kysely, PostgresAdapter } from 'kysely';
import type { Schema } from './schema.ts';

/** True on PostgreSQL, where other instances may write concurrently; false on SQLite. */
export function isPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
