import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/** Larger files are skipped: writers wait during a rewrite, and time out after five seconds. */
const largest = 64 * 1024 * 1024;

/**
 * Rewrites SQLite's file, table by table in key order, so that the position of a page does not reveal when it was
 * written. Runs in a worker thread, so that requests are not delayed.
 * @returns false if another program held the file.
 */
export async function vacuumFile(db: Kysely<Schema>): Promise<boolean> {
  const file = await sqliteFile(db);
  if (statSync(file).size > largest) return true;
  const worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), { workerData: file });
  let done = false;
  worker.on('message', (message: boolean) => {
    done = message;
  });
  // An error of the thread is thrown here
  await once(worker, 'exit');
  return done;
}

/** Path of SQLite's file. */
export async function sqliteFile(db: Kysely<Schema>): Promise<string> {
  const { rows } = await sql<{ file: string }>`
    select file from pragma_database_list where name = 'main'
  `.execute(db);
  return rows[0]?.file ?? '';
}
