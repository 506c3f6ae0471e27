import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../server/db/engine.ts';
import type { Schema } from '../../server/db/schema.ts';

/**
 * Measures the processor's milliseconds of actions: those of this process, and of PostgreSQL's for its connections. The kernel
 * counts them in nanoseconds, and other programs do not count.
 */
export async function createProcessorClock(db: Kysely<Schema>) {
  const server = isPostgres(db) ? await serverOf(db) : undefined;
  return async (action: () => Promise<unknown>): Promise<number> => {
    const others = serverTime(server);
    const own = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(own);
    return (user + system) / 1e3 + serverTime(server) - others;
  };
}

/** The process that starts another one for each connection. */
async function serverOf(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const [, parent = ''] = /^PPid:\s+(\d+)$/m.exec(read(`/proc/${rows[0]?.pid}/status`)) ?? [];
  return Number(parent);
}

function serverTime(server: number | undefined): number {
  if (server === undefined) return 0;
  const pids = read(`/proc/${server}/task/${server}/children`).split(' ').filter(Boolean);
  return pids.reduce((sum, pid) => sum + Number(read(`/proc/${pid}/schedstat`).split(' ')[0]) / 1e6, 0);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // A connection that was closed
    return '';
  }
}
