import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The disk is asked at most so often, in milliseconds: whoever asks how the site is does not make it write. */
const every = 10_000;

/** More than a message, its row and its place in SQLite's log take. */
const probe = Buffer.alloc(1024 * 1024);

/** Whether something can be stored in a folder, by writing there what is removed at once. */
export function createFreeSpace(folder: string, now: () => number) {
  const file = join(folder, '.room');
  let known: { at: number; found: Promise<boolean> } | undefined;

  async function check(): Promise<boolean> {
    try {
      await writeFile(file, probe, { mode: 0o600 });
      return true;
    } catch {
      return false;
    } finally {
      await rm(file, { force: true }).catch(() => undefined);
    }
  }

  /** Never throws. */
  return (): Promise<boolean> => {
    if (!known || now() - known.at >= every) known = { at: now(), found: check() };
    return known.found;
  };
}
