import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** SQLite's `data_version`: changes when another program writes to the file. */
export async function dataVersion(db: Kysely<Schema>): Promise<number | undefined> {
  // Read on the writing handle, which ignores its own writes
  const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db);
  return rows[0]?.data_version;
}
