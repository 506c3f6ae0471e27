import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import type { Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { StartError } from '../errors/start-error.ts';

const day = 24 * 60 * 60 * 1000;

/** So many copies of before an upgrade are kept at most, and none for longer than so many milliseconds. */
const retainedCopies = 3;
const retentionDays = 30 * day;

const copyName = /^diwan\.sqlite\.before-[\w-]+$/;

/**
 * Brings the database up to this program's schema. SQLite's file is copied first, beside itself: the copy holds nothing
 * that the folder does not hold already. On PostgreSQL copies are the operator's, and the transaction is what there is.
 * @returns the steps that were taken. @throws StartError where one fails: the database is then as it was.
 */
export async function upgrade({ db, engine }: Database, dataDir: string): Promise<string[]> {
  const all = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).getMigrations();
  const next = all.find(({ executedAt }) => !executedAt)?.name;
  if (!next || next === all[0]?.name) return migrate(db);
  const copy = engine === 'sqlite' ? await copyBefore(next, dataDir) : undefined;
  try {
    return await migrate(db);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The upgrade of the database failed (${reason}). It is as it was${copy ? `, and a copy of it is ${copy}` : ''}: ` +
        'start the version of before.',
      { cause: error },
    );
  }
}

/** Removes all but the newest copies, and those that are too old: what was deleted since is to be gone from them too. */
export async function removeOldCopies(dataDir: string, now: number): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => copyName.test(name)).toSorted();
  for (const [index, name] of names.entries()) {
    const { mtimeMs } = await stat(join(dataDir, name));
    const tooMany = index < names.length - retainedCopies;
    if (tooMany || mtimeMs < now - retentionDays) await rm(join(dataDir, name), { force: true });
  }
}

/** @returns where the copy is. */
async function copyBefore(next: string, dataDir: string): Promise<string> {
  const file = join(dataDir, 'diwan.sqlite');
  const copy = `${file}.before-${next}`;
  const partial = `${copy}.partial`;
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await rm(partial, { force: true });
    await backup(source, partial, { rate: 5_000 });
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    source.close();
  }
  await chmod(partial, 0o600);
  await using handle = await open(partial, 'r+');
  await handle.sync();
  await rename(partial, copy);
  return copy;
}
