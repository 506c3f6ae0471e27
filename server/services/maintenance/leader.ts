import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';

/** Namespace of this service's advisory locks. */
const kind = 0x64_69_77_61;

export type Leader = ReturnType<typeof createLeader>;

/** Advisory locks for jobs that one instance does for all. */
export function createLeader(db: Kysely<Schema>) {
  return {
    /**
     * Runs the work, unless another instance is running it. One connection holds the lock: if the instance dies, the
     * lock is released. On SQLite, which has one instance, it always runs.
     * @returns true if it ran.
     */
    async run(name: string, work: () => Promise<void>): Promise<boolean> {
      if (isPostgres(db)) return runLocked(name, work);
      await work();
      return true;
    },
  };

  function runLocked(name: string, work: () => Promise<void>): Promise<boolean> {
    const key = sql`${sql.lit(kind)}, hashtext(${name})`;
    return db.connection().execute(async (connection) => {
      const { rows } = await sql<{ locked: boolean }>`
        select pg_try_advisory_lock(${key}) as locked
      `.execute(connection);
      if (!rows[0]?.locked) return false;
      try {
        await work();
        return true;
      } finally {
        // A connection lost during the work holds no lock
        await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined);
      }
    });
  }
}
