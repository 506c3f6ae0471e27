import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { isPostgres } from '../../db/engine.ts';
import { hideWriteTimes } from '../../db/postgres/hide-write-times.ts';
import { restampSubmissions, rewriteTables } from '../../db/postgres/rewrite-tables.ts';
import type { Schema } from '../../db/schema.ts';
import type { Leader } from './leader.ts';

const hour = 60 * 60 * 1000;

type Dependencies = { leader: Leader; now: () => number };

/** Removes traces from the database's files: deleted submissions, and the times at which others arrived. */
export function createDatabaseFiles(db: Kysely<Schema>, { leader, now }: Dependencies) {
  async function lastRun(): Promise<number | undefined> {
    const run = await db
      .selectFrom('task_run')
      .select('ran_at')
      .where('task', '=', 'rewrite')
      .executeTakeFirst();
    return run && Date.parse(run.ran_at);
  }

  async function noteRun(at: number): Promise<void> {
    const run = { ran_at: new Date(at).toISOString(), removed: 0 };
    await db
      .insertInto('task_run')
      .values({ task: 'rewrite', ...run })
      .onConflict((conflict) => conflict.column('task').doUpdateSet(run))
      .execute();
  }

  /**
   * Rewrites the tables once a night. If a table is in use, or a backup is reading, the next call retries.
   * @returns true if it was done.
   */
  async function rewriteNightly(): Promise<boolean> {
    const last = await lastRun();
    const began = now();
    if (last !== undefined && nightOf(last) === nightOf(began)) return false;
    let done = false;
    // The snapshot of a backup would keep the deleted rows alive
    await leader.run('backup', async () => {
      // Rows of the preceding hour may have been stored after the last run
      const since = last === undefined ? '' : beirutDay(last - hour);
      done = (await restampSubmissions(db, since)) && (await rewriteTables(db));
      if (done) await noteRun(began);
    });
    return done;
  }

  return {
    /** True if the database's log records the exact time of each commit, as PostgreSQL's does. */
    commitTimesLogged: isPostgres(db),
    rewriteNightly,
    /** Rounds the times of SQLite's files down to the hour. */
    hideWriteTimes: () => hideWriteTimes(db, now()),
  };
}

/** The night that began at three o'clock in Beirut, named by its day. */
function nightOf(timestamp: number): string {
  return beirutDay(timestamp - 3 * hour);
}
