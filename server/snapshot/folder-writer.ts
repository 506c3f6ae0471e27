import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { SnapshotError } from './snapshot-error.ts';
import { sumOf, unfinishedName } from './snapshot-format.ts';
import type { Written } from './snapshot-target.ts';

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_TRUNC, O_WRONLY } = constants;

/** The folder may come from elsewhere: a link in the place of a file leads to none beside the folder. */
const writing = O_WRONLY | O_CREAT | O_NOFOLLOW;

/**
 * Writes files of a snapshot into its folder, in any thread, each file in one of them. A file that is there already is left
 * alone, others take their names complete. The names of what is added are noted before, so that the next run knows it for its
 * own, should this one be killed. It waits for the disk: a thread that renders has nothing else to do.
 * @param folder without links in its path.
 */
export function createFolderWriter(folder: string) {
  /** The folders that are there, and whether they are new. */
  const folders = new Map<string, boolean>();
  const unfinished = openSync(join(folder, unfinishedName), writing | O_APPEND);

  /** @returns true for a folder that was not there before. */
  function openFolder(path: string): boolean {
    const parent = dirname(join(folder, path));
    const known = folders.get(parent);
    if (known !== undefined) return known;
    const made = mkdirSync(parent, { recursive: true });
    refuseLinks(made === undefined ? parent : dirname(made));
    folders.set(parent, made !== undefined);
    return made !== undefined;
  }

  /** @throws SnapshotError for a folder that was there and is a link, or below one. */
  function refuseLinks(there: string): void {
    if (!folders.has(there) && realpathSync.native(there) !== there)
      throw new SnapshotError(`${there} is a link: remove it, or give another folder.`);
  }

  function write(path: string, body: Uint8Array): void {
    openFolder(path);
    const file = join(folder, path);
    const partial = `${file}.partial`;
    const opened = openSync(partial, writing | O_TRUNC);
    try {
      writeFileSync(opened, body);
    } finally {
      closeSync(opened);
    }
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
