import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** `diwan-20261121T031500Z.tar.age`: the UTC timestamp makes names sort by time. On-demand backups end in `-manual`. */
export function backupName(now: number, { manual = false } = {}): string {
  const made = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return `diwan-${made}${manual ? '-manual' : ''}.tar.age`;
}

const ownName = /^diwan-\d{8}T\d{6}Z(?:-manual)?\.tar\.age$/;
const manualName = /^diwan-\d{8}T\d{6}Z-manual\.tar\.age$/;
const partialName = /^\.diwan-\d{8}T\d{6}Z(?:-manual)?\.tar\.age\.partial$/;

/** Removes backups older than the given days, but never the newest; and unfinished files. */
export async function removeOldBackups(folder: string, days: number, now: number): Promise<void> {
  const names = await namesIn(folder);
  const backups = names.filter((name) => ownName.test(name));
  const old = backups.slice(0, -1).filter((name) => name < backupName(now - days * day));
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => partialName.test(each))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - day) await rm(file, { force: true });
  }
}

/** Removes all on-demand backups but the newest few, so that they do not displace the daily ones. */
export async function removeManualBackups(folder: string, stored: number): Promise<void> {
  const names = (await namesIn(folder)).filter((name) => manualName.test(name));
  for (const name of names.slice(0, -stored)) await rm(join(folder, name), { force: true });
}

/** Sorted from oldest to newest. */
async function namesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  return found.toSorted((one, other) => one.localeCompare(other));
}
