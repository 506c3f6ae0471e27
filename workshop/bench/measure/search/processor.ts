import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../../../server/db/engine.ts';
import type { Schema } from '../../../../server/db/schema.ts';

/**
 * Measures the processor's milliseconds of actions: those of this process, and of PostgreSQL's for its connections. The kernel
 * counts them in nanoseconds, and other programs do not count.
 */
export async function createProcessorClock(db: Kysely<Schema>) {
  const servers = isPostgres(db) ? await connectionsOf(db) : [];
  return async (action: () => Promise<unknown>): Promise<number> => {
    const others = serverTime(servers);
    const own = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(own);
    return (user + system) / 1e3 + serverTime(servers) - others;
  };
}

async function connectionsOf(db: Kysely<Schema>): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return rows.map(({ pid }) => pid);
}

function serverTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + Number(scheduled(pid).split(' ')[0]) / 1e6, 0);
}

function scheduled(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/schedstat`, 'utf8');
  } catch {
    // A connection that was closed
    return '0';
  }
}
