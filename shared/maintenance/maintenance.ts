import { z } from 'zod';

/** Reasons why there is no new backup, or why the last one could not be restored. */
export const backupProblems = ['no-room', 'not-written', 'damaged', 'failed'] as const;

/** Problems that need an operator's action. */
const warnings = ['no-words', 'off', 'none', 'backup-failed', 'drill-failed', 'old'] as const;

const timestamp = z.iso.datetime();

export const lastRun = z.object({
  started_at: timestamp,
  /** Null while it is running. */
  finished_at: timestamp.nullable(),
  ok: z.boolean().nullable(),
  problem: z.enum(backupProblems).nullable(),
  /** The last success, with the counts of that run. */
  good: z
    .object({ at: timestamp, bytes: z.int(), rows: z.int(), files: z.int(), file: z.string() })
    .nullable(),
});

/** The state of the backups, for the administrator area. */
export const maintenanceResponse = z.object({
  /** Days for which a backup is retained; 0 where none is scheduled. */
  days: z.int(),
  /** Recovery words exist; there are no backups without them. */
  recovery: z.boolean(),
  running: z.boolean(),
  backup: lastRun.nullable(),
  drill: lastRun.nullable(),
  warnings: z.array(z.enum(warnings)),
});

export type LastRun = z.infer<typeof lastRun>;
export type Maintenance = z.infer<typeof maintenanceResponse>;
export type MaintenanceWarning = Maintenance['warnings'][number];
