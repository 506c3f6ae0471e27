import { z } from 'zod';

/** Why there is no new backup, or why the last one could not be restored. */
export const backupProblems = ['no-room', 'not-written', 'damaged', 'failed'] as const;

/** What somebody has to see to. */
const warnings = ['no-words', 'off', 'none', 'backup-failed', 'drill-failed', 'old'] as const;

const timestamp = z.iso.datetime();

export const lastRun = z.object({
  started_at: timestamp,
  /** Nothing while it is under way. */
  finished_at: timestamp.nullable(),
  ok: z.boolean().nullable(),
  problem: z.enum(backupProblems).nullable(),
  /** When it last ended well, and what it then counted. */
  good: z
    .object({ at: timestamp, bytes: z.int(), rows: z.int(), files: z.int(), file: z.string() })
    .nullable(),
});

/** What the administrator area is told of the backups. */
export const maintenanceResponse = z.object({
  /** For how many days a backup is kept; 0 where none is made by itself. */
  days: z.int(),
  /** Whether there are recovery words, without which there are no backups. */
  recovery: z.boolean(),
  running: z.boolean(),
  backup: lastRun.nullable(),
  drill: lastRun.nullable(),
  warnings: z.array(z.enum(warnings)),
});

export type LastRun = z.infer<typeof lastRun>;
export type Maintenance = z.infer<typeof maintenanceResponse>;
export type MaintenanceWarning = Maintenance['warnings'][number];
