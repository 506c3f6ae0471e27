import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Minimum interval of probes in milliseconds: frequent health checks must not cause writes. */
const every = 10_000;

/** Larger than a message with its row and its part of SQLite's log. */
const probe = Buffer.alloc(1024 * 1024);

/** Checks that a folder is writable, by a probe file. */
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
