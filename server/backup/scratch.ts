import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Below the data folder: what drills write, and left behind where the machine stopped. */
const scratchFolder = (dataDir: string) => join(dataDir, 'scratch');

/** SQLite's word for a lock that somebody else has. */
const busy = 5;

const databaseOf = (folder: string) => join(folder, 'diwan.sqlite');

/**
 * A folder for one drill, and a database in it whose lock says that somebody is at it: the system takes the lock back
 * when the database is closed or the process ends, however that is.
 */
export async function makeScratch(dataDir: string): Promise<{ folder: string; database: DatabaseSync }> {
  const all = scratchFolder(dataDir);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(all, 'drill-'));
  const database = new DatabaseSync(databaseOf(folder));
  // It is thrown away, so nothing has to outlast anything
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = on');
  database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  return { folder, database };
}

/** Removes what drills left that were cut short; other instances on the same folder may be at theirs. */
export async function removeScratch(dataDir: string): Promise<void> {
  const names = await readdir(scratchFolder(dataDir)).catch(() => []);
  const folders = names.map((name) => join(scratchFolder(dataDir), name));
  for (const folder of folders.filter(isLeft)) await rm(folder, { recursive: true, force: true });
}

function isLeft(folder: string): boolean {
  try {
    using database = new DatabaseSync(databaseOf(folder), { timeout: 0 });
    database.exec('begin exclusive; rollback');
    return true;
  } catch (error) {
    // What is damaged, or cannot be read, is nobody's
    return ((error as { errcode?: number }).errcode ?? 0) % 256 !== busy;
  }
}
