import { randomUUID } from 'node:crypto';
import { copyFile, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const hour = 60 * 60 * 1000;

/**
 * Hides when files of a folder were written: each that came since the last call is written again, with the full hour as its
 * time, since a file system also notes when a file was made, and lets nobody change that. What a process that ended left
 * half written is removed.
 */
export async function hideTimes(folder: string, now: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const fullHour = new Date(now - (now % hour));
  for (const name of names) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
    if (name.startsWith('.')) {
      if (mtimeMs < now - hour) await rm(file, { force: true });
    } else if (mtimeMs % hour !== 0) await writeAgain(file, join(folder, `.${randomUUID()}`), fullHour);
  }
  if (names.length > 0) await utimes(folder, fullHour, fullHour);
}

async function writeAgain(file: string, copy: string, time: Date): Promise<void> {
  try {
    await copyFile(file, copy);
    await utimes(copy, time, time);
    await rename(copy, file);
  } catch (error) {
    await rm(copy, { force: true });
    // Removed meanwhile
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
