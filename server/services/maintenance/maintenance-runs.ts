import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type MaintenanceKind = 'backup' | 'drill';

/** A run with ISO 8601 timestamps. An unfinished one has neither end nor outcome. */
export type MaintenanceRun = {
  started_at: string;
  finished_at: string | null;
  ok: boolean | null;
  /** Counts and details of that kind, as JSON. */
  details: Record<string, unknown>;
};

export type MaintenanceRuns = ReturnType<typeof createMaintenanceRuns>;

/** The last run of each kind of maintenance, on any instance. */
export function createMaintenanceRuns(db: Kysely<Schema>) {
  return {
    /** Replaces the previous run. */
    async note(
      kind: MaintenanceKind,
      { started_at, finished_at, ok, details }: MaintenanceRun,
    ): Promise<void> {
      const row = {
        started_at,
        finished_at,
        ok: ok === null ? null : ok ? (1 as const) : (0 as const),
        details: JSON.stringify(details),
      };
      await db
        .insertInto('maintenance_run')
        .values({ kind, ...row })
        .onConflict((conflict) => conflict.column('kind').doUpdateSet(row))
        .execute();
    },

    async all(): Promise<Partial<Record<MaintenanceKind, MaintenanceRun>>> {
      const rows = await db.selectFrom('maintenance_run').selectAll().execute();
      return Object.fromEntries(
        rows.map(({ kind, ok, details, ...timestamps }) => [
          kind,
          { ...timestamps, ok: ok === null ? null : ok === 1, details: JSON.parse(details) },
        ]),
      );
    },
  };
}
