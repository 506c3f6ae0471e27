import { backupProblems, type LastRun, lastRun } from '#shared/maintenance/maintenance.ts';
import type { MaintenanceRuns } from '../services/maintenance/maintenance-runs.ts';
import type { BackupStep } from './backup-worker.ts';

type Kind = BackupStep['kind'];

/** Details of a run: the last good one stays recorded, whatever the outcome of this one. */
const details = lastRun.pick({ problem: true, good: true });

/** Milliseconds after which a run without an end counts as interrupted. */
const longest = 2 * 60 * 60 * 1000;

/** Records the outcomes of backups and drills. */
export function createRunNotes(runs: MaintenanceRuns, now: () => number) {
  const timestamp = () => new Date(now()).toISOString();

  async function shown(kind: Kind): Promise<LastRun | null> {
    const run = (await runs.all())[kind];
    if (!run) return null;
    const noted = details.safeParse(run.details).data ?? { problem: null, good: null };
    return { started_at: run.started_at, finished_at: run.finished_at, ok: run.ok, ...noted };
  }

  function note(kind: Kind, { started_at, finished_at, ok, problem, good }: LastRun): Promise<void> {
    return runs.note(kind, { started_at, finished_at, ok, details: { problem, good } });
  }

  return {
    shown,

    /** Start of the last good run, in milliseconds since 1970. */
    async lastGood(kind: Kind): Promise<number | undefined> {
      const at = (await shown(kind))?.good?.at;
      return at === undefined ? undefined : Date.parse(at);
    },

    isRunning: (run: LastRun | null) =>
      run !== null && run.finished_at === null && now() - Date.parse(run.started_at) < longest,

    /** Closes the records of interrupted runs. */
    async endCutShort(): Promise<void> {
      const run = await shown('backup');
      if (!run || run.finished_at !== null) return;
      await note('backup', { ...run, finished_at: timestamp(), ok: false, problem: 'failed' });
    },

    async begin(file: string) {
      const before = await shown('backup');
      const started_at = timestamp();
      const good = before?.good ?? null;
      await note('backup', { started_at, finished_at: null, ok: null, problem: null, good });
      return {
        async step({ kind, ...step }: BackupStep): Promise<void> {
          const end = { started_at, finished_at: timestamp(), ok: step.ok };
          const known = (await shown(kind))?.good ?? null;
          if (!step.ok) return note(kind, { ...end, problem: shownProblem(step.problem), good: known });
          const { rows, files, bytes } = step;
          return note(kind, { ...end, problem: null, good: { at: started_at, file, bytes, rows, files } });
        },

        /** Reverts to the record before the aborted run. */
        undo: () =>
          note('backup', before ?? { started_at, finished_at: timestamp(), ok: null, problem: null, good }),
      };
    },
  };
}

function shownProblem(problem: string): LastRun['problem'] {
  return backupProblems.find((each) => each === problem) ?? 'failed';
}
