import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** A number that is another one once another program has written to SQLite's file. */
export async function dataVersion(db: Kysely<Schema>): Promise<number | undefined> {
  // Asked by the handle that writes, so that our own writes are none
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}
