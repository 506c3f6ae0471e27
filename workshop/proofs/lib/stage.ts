import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownPassword } from '#tests/databases/change-behind.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type RunningProgram, type Start, startProgram } from './running-program.ts';

export type Stage = {
  /** The folder of the sources that run. */
  tree: string;
  chance: Chance;
  /** A folder that is gone in the end. */
  folder(): string;
  /** Starts the site; it has ended in the end. */
  start(how: Omit<Start, 'tree'>): Promise<RunningProgram>;
  /** Registers a cleanup, which runs in the end, the last one first. */
  later(undo: () => unknown): void;
  end(): Promise<void>;
};

/** The stage of a proof: programs that were started and files that were made are gone with `end`. */
export function stageFor(tree: string, seed: number): Stage {
  const undone: (() => unknown)[] = [];
  const later = (undo: () => unknown) => void undone.push(undo);
  return {
    tree,
    chance: chanceOf(seed),
    later,
    folder() {
      const folder = mkdtempSync(join(tmpdir(), 'diwan-proof-'));
      later(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
      return folder;
    },
    async start(how) {
      const program = startProgram({ tree, ...how });
      later(() => program.kill());
      await program.ready;
      if (program.output().includes('The first administrator is')) {
        await ownPassword({ dataDir: how.dataDir, databaseUrl: how.environment?.['DATABASE_URL'] });
      }
      return program;
    },
    async end() {
      const failed: unknown[] = [];
      for (const undo of undone.splice(0).toReversed()) {
        try {
          await undo();
        } catch (error) {
          failed.push(error);
        }
      }
      if (failed.length > 0) throw new AggregateError(failed, 'Not everything was put away');
    },
  };
}
