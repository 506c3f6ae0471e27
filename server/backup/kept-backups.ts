import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** `diwan-20261121T031500Z.tar.age`: when it was made, in UTC, so that names stand in the order of time. */
export function backupName(now: number): string {
  return `diwan-${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.age`;
}

const ownName = /^diwan-\d{8}T\d{6}Z\.tar\.age$/;
const partialName = /^\.diwan-\d{8}T\d{6}Z\.tar\.age\.partial$/;

/** Removes what is older than so many days, but never the newest backup; and what was never finished. */
export async function removeOldBackups(folder: string, days: number, now: number): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return [];
  });
  const names = found.toSorted((one, other) => one.localeCompare(other));
  const backups = names.filter((name) => ownName.test(name));
  const old = backups.slice(0, -1).filter((name) => name < backupName(now - days * day));
  for (const name of old) await rm(join(folder, name), { force: true });
  for (const name of names.filter((each) => partialName.test(each))) {
    const file = join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < now - day) await rm(file, { force: true });
  }
}
