import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Below the data folder: files of drills, possibly left by a crash. */
const scratchFolder = (dataDir: string) => join(dataDir, 'scratch');

/** SQLite's result code for a file locked by another process. */
const busy = 5;

const databaseOf = (folder: string) => join(folder, 'diwan.sqlite');

/**
 * A folder for one drill, with a database whose lock marks it as in use: the system releases the lock when the database
 * is closed or the process ends, in whatever way.
 */
export async function makeScratch(dataDir: string): Promise<{ folder: string; database: DatabaseSync }> {
  const all = scratchFolder(dataDir);
  await mkdir(all, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(all, 'drill-'));
  const database = new DatabaseSync(databaseOf(folder));
  // The database is temporary, so durability is not needed
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = on');
  database.exec('pragma locking_mode = exclusive; begin exclusive; commit');
  return { folder, database };
}

/** Removes leftovers of interrupted drills; other instances on the same folder may be running theirs. */
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
    // A damaged or unreadable database has no owner
    return ((error as { errcode?: number }).errcode ?? 0) % 256 !== busy;
  }
}
