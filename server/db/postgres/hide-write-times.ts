import { stat, utimes } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { sqliteFile } from '../sqlite/vacuum-file.ts';

const hour = 60 * 60 * 1000;

/**
 * SQLite's log holds what was written in the order in which it came, and its files bear the moment of the last write:
 * empties the log, and gives the files the time of the last full hour. It has to be done whether or not anything was
 * written: the system sets the time of that very change, which then is that of the last call.
 */
export async function hideWriteTimes(db: Kysely<Schema>, now: number): Promise<void> {
  if (isPostgres(db)) return;
  const file = await sqliteFile(db);
  const { size } = await stat(`${file}-wal`);
  if (size > 0) await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const fullHour = new Date(now - (now % hour));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await utimes(path, fullHour, fullHour);
}
