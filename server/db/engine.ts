import { type Kysely, PostgresAdapter } from 'kysely';
import type { Schema } from './schema.ts';

/** Whether this is PostgreSQL, on which others may write at the same time; else it is SQLite. */
export function isPostgres(db: Kysely<Schema>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
