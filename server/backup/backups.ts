import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { firstGroup } from '#shared/forms/recipient-groups.ts';
import * as limits from '#shared/limits.ts';
import type { Maintenance } from '#shared/maintenance/maintenance.ts';
import type { Keyring } from '../services/keys/keyring.ts';
import type { Leader } from '../services/maintenance/leader.ts';
import type { MaintenanceRuns } from '../services/maintenance/maintenance-runs.ts';
import { asBackupError, BackupError } from './archive/backup-error.ts';
import type { BackupStep } from './backup-worker.ts';
import { isDue } from './is-due.ts';
import { maintenanceWarnings } from './maintenance-warnings.ts';
import { partialOf, type SiteLocation } from './make-backup.ts';
import { manualBackupRefusal } from './manual-backup.ts';
import { backupName, removeManualBackups, removeOldBackups } from './retained-backups.ts';
import { createRunNotes } from './run-notes.ts';
import { runWorker } from './run-worker.ts';
import { removeScratch } from './scratch.ts';
import { removeOldCopies } from './upgrade.ts';

type Dependencies = {
  place: SiteLocation;
  /** The folder of the daily backups. */
  backupDir: string;
  /** Retention in days; 0 disables daily backups. */
  backupDays: number;
  keyring: Keyring;
  leader: Leader;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Reports the failure of a background backup. */
  report: (error: unknown) => void;
};

/** The backup file, its bytes, and the rows and files restored from it by the drill. */
export type Made = { file: string; bytes: number; rows: number; files: number };

type Refusal = { reason: 'noWords' | 'running' } | Awaited<ReturnType<typeof manualBackupRefusal>>;

/** Makes backups, tests each by a drill, and reports their state. */
export function createBackups({ place, backupDir, backupDays, keyring, leader, now, report }: Dependencies) {
  let underWay: Promise<unknown> | undefined;
  let cleaned = false;
  const end = new AbortController();

  return (maintenanceRuns: MaintenanceRuns) => {
    const notes = createRunNotes(maintenanceRuns, now);

    async function due(): Promise<boolean> {
      if (backupDays === 0 || !(await keyring.recoveryKey({ group: firstGroup }))) return false;
      return isDue(now(), await notes.lastGood('backup'));
    }

    async function state(): Promise<Maintenance> {
      const [recovery, backup, drill] = await Promise.all([
        keyring.recoveryKey({ group: firstGroup }),
        notes.shown('backup'),
        notes.shown('drill'),
      ]);
      const running = underWay !== undefined || notes.isRunning(backup);
      const maintenance = { days: backupDays, recovery: recovery !== undefined, running, backup, drill };
      return { ...maintenance, warnings: maintenanceWarnings(maintenance, now()) };
    }

    /** @throws BackupError `no-words`, or why there is no backup. */
    async function work(file: string): Promise<Made> {
      const recovery = await keyring.recoveryKey({ group: firstGroup });
      if (!recovery) {
        throw new BackupError(
          'no-words',
          'There are no recovery words to seal a backup for: create them in the administrator area first.',
        );
      }
      const recoveryKey = await keyring.backupRecipient();
      if (!recoveryKey) {
        throw new BackupError(
          'foreign-keys',
          'The keys in the database are not those that this site stored, so a backup could be sealed for a stranger: see `keys list`.',
        );
      }
      const steps: BackupStep[] = [];
      const note = await notes.begin(file);
      const noteStep = async (step: BackupStep) => {
        steps.push(step);
        await note.step(step);
      };
      const task = { place, file, recoveryKey, now: now() };
      try {
        await runWorker(task, noteStep, end.signal);
      } catch (error) {
        // The thread was ended in the middle of its work
        await rm(partialOf(file), { force: true });
        await removeScratch(place.dataDir);
        const aborted = end.signal.aborted;
        if (steps.length === 0) await (aborted ? note.undo() : noteStep(failed('backup', error)));
        throw error;
      }
      const [made] = steps.map(succeeded);
      return { file, bytes: 0, rows: 0, files: 0, ...made };
    }

    /** One at a time, on all instances. Resolves to undefined if no backup was due. */
    async function run(file: string | undefined, wanted: () => Promise<boolean>): Promise<Made | undefined> {
      if (underWay) throw alreadyRunning();
      let made: Made | undefined;
      const running = leader.run('backup', async () => {
        if (!(await wanted())) return;
        made = await work(file ?? join(backupDir, backupName(now())));
      });
      underWay = running;
      try {
        if (!(await running)) throw alreadyRunning();
        return made;
      } finally {
        underWay = undefined;
      }
    }

    async function removeOld(): Promise<void> {
      // Scratch files of an ended process have no owner
      const clean = async () => {
        await removeScratch(place.dataDir);
        await notes.endCutShort();
      };
      if (!cleaned) await leader.run('backup', clean);
      cleaned = true;
      await removeOldCopies(place.dataDir, now());
      if (backupDays > 0) await removeOldBackups(backupDir, backupDays, now());
    }

    return {
      /**
       * Makes a backup now, into a file or else into the folder of the daily ones, and tries it out.
       * @throws BackupError where it cannot be made, or not be restored; `running` where one is being made.
       */
      async make(file?: string): Promise<Made> {
        const made = await run(file, async () => true);
        if (!made) throw alreadyRunning();
        return made;
      },

      /** Begins to make one on demand; how it went is noted. @returns why none was begun. */
      async begin(): Promise<Refusal | undefined> {
        const { recovery, running, backup } = await state();
        if (!recovery) return { reason: 'noWords' };
        const good = backup?.good ?? undefined;
        const refusal = await manualBackupRefusal({ dataDir: place.dataDir, backupDir, good, now: now() });
        // Another call may have begun one in between
        if (running || underWay) return { reason: 'running' };
        if (refusal) return refusal;
        run(join(backupDir, backupName(now(), { manual: true })), async () => true)
          .then(() => removeManualBackups(backupDir, limits.manualBackups))
          .catch(report);
        return undefined;
      },

      /** Lets go of what is too old, and makes the daily one where it is due. Never throws. */
      async daily(): Promise<void> {
        try {
          await removeOld();
          if (!underWay && (await due())) await run(undefined, due);
        } catch (error) {
          if (!end.signal.aborted) report(error);
        }
      },

      state,

      /** Breaks off what is under way: on the disk there is then nothing of it. */
      async stop(): Promise<void> {
        end.abort();
        await underWay?.catch(() => undefined);
      },
    };
  };
}

/**
 * The counts of a step.
 * @throws BackupError if it failed.
 */
function succeeded(step: BackupStep) {
  if (!step.ok) throw new BackupError(step.problem, step.message);
  const { bytes, rows, files } = step;
  return { bytes, rows, files };
}

function failed(kind: BackupStep['kind'], error: unknown): BackupStep {
  const { problem, message } = asBackupError(error);
  return { kind, ok: false, problem, message };
}

function alreadyRunning(): BackupError {
  return new BackupError('running', 'A backup is already being made: wait until it ends.');
}
