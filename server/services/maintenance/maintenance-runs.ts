import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';

export type MaintenanceKind = 'backup' | 'drill';

/** A run, by moments in ISO 8601. What has not finished yet has neither end nor outcome. */
export type MaintenanceRun = {
  started_at: string;
  finished_at: string | null;
  ok: boolean | null;
  /** Whatever that kind counts, as JSON holds it. */
  details: Record<string, unknown>;
};

export type MaintenanceRuns = ReturnType<typeof createMaintenanceRuns>;

/** The last run of each kind of maintenance, whichever instance did it. */
export function createMaintenanceRuns(db: Kysely<Schema>) {
  return {
    /** Takes the place of the run before. */
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
