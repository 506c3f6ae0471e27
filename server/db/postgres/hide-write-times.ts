import { stat, utimes } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { sqliteFile } from '../sqlite/vacuum-file.ts';

const hour = 60 * 60 * 1000;

/**
 * SQLite's log holds writes in their order, and its files carry the time of the last one: truncates the log, and sets
 * the files' times to the last full hour. Runs even without writes: the system records the time of this very change,
 * which is then that of the last call.
 */
export async function hideWriteTimes(db: Kysely<Schema>, now: number): Promise<void> {
  if (isPostgres(db)) return;
  const file = await sqliteFile(db);
  const { size } = await stat(`${file}-wal`);
  if (size > 0) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const fullHour = new Date(now - (now % hour));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await utimes(path, fullHour, fullHour);
}
