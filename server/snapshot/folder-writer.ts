import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sumOf, unfinishedName } from './snapshot-format.ts';
import type { Written } from './snapshot-target.ts';

/**
 * Writes files of a snapshot into its folder, in any thread, each file in one of them. A file that is there already is left
 * alone, others take their names complete. The names of what is added are noted before, so that the next run knows it for its
 * own, should this one be killed. It waits for the disk: a thread that renders has nothing else to do.
 */
export function createFolderWriter(folder: string) {
  /** The folders that are there, and whether they are new. */
  const folders = new Map<string, boolean>();
  const unfinished = openSync(join(folder, unfinishedName), 'a');

  /** @returns true for a folder that was not there before. */
  function openFolder(path: string): boolean {
    const parent = dirname(join(folder, path));
    const known = folders.get(parent);
    if (known !== undefined) return known;
    const isNew = mkdirSync(parent, { recursive: true }) !== undefined;
    folders.set(parent, isNew);
    return isNew;
  }

  function write(path: string, body: Uint8Array): void {
    openFolder(path);
    const file = join(folder, path);
    const partial = `${file}.partial`;
    writeFileSync(partial, body);
    renameSync(partial, file);
  }

  return {
    write,

    /** Writes files, but for those that are there as they are. */
    put(files: readonly { file: string; body: Uint8Array }[]): Written[] {
      const former = files.map(({ file }) =>
        openFolder(file) ? undefined : readIfThere(join(folder, file)),
      );
      const added = files.filter((_, index) => !former[index]);
      if (added.length > 0) writeSync(unfinished, added.map(({ file }) => `${file}\n`).join(''));
      return files.map(({ file, body }, index) => {
        const there = former[index];
        const sums = sumOf(body);
        if (there?.equals(body)) return { ...sums, change: 'unchanged' };
        write(file, body);
        return { ...sums, change: there ? 'changed' : 'added' };
      });
    },

    close: () => closeSync(unfinished),
  };
}

/** The content of a file; undefined where there is none. */
export function readIfThere(file: string): Buffer | undefined {
  // An error costs more than asking
  return existsSync(file) ? readFileSync(file) : undefined;
}
