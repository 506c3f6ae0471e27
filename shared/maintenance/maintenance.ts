import { z } from 'zod';

/** Why there is no new backup, or why the last one could not be restored. */
export const backupProblems = ['no-room', 'not-written', 'damaged', 'failed'] as const;

/** What somebody has to see to. */
const warnings = ['no-words', 'off', 'none', 'backup-failed', 'drill-failed', 'old'] as const;

const moment = z.iso.datetime();

export const lastRun = z.object({
  started_at: moment,
  /** Nothing while it is under way. */
  finished_at: moment.nullable(),
  ok: z.boolean().nullable(),
  problem: z.enum(backupProblems).nullable(),
  /** When it last ended well, and what it then counted. */
  good: z.object({ at: moment, bytes: z.int(), rows: z.int(), files: z.int(), file: z.string() }).nullable(),
});

/** What the administrator area is told of the backups. */
export const upkeepAnswer = z.object({
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
export type Upkeep = z.infer<typeof upkeepAnswer>;
export type UpkeepWarning = Upkeep['warnings'][number];
