import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../../db/engine.ts';
import type { Schema } from '../../db/schema.ts';

/** Marks the locks of this service among all that PostgreSQL knows. */
const kind = 0x64_69_77_61;

export type Leader = ReturnType<typeof createLeader>;

/** Work that one instance does for all. */
export function createLeader(db: Kysely<Schema>) {
  return {
    /**
     * Does the work, unless another instance is at it at this moment. One connection holds the lock meanwhile: should the
     * instance die, so does the lock. On SQLite, which has one instance, it is always done.
     * @returns whether it was done.
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
        // A connection that was lost meanwhile holds nothing any more
        await sql`select pg_advisory_unlock(${key})`.execute(connection).catch(() => undefined);
      }
    });
  }
}
