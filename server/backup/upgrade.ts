import { chmod, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import type { Database } from '../db/connect.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { StartError } from '../errors/start-error.ts';

const day = 24 * 60 * 60 * 1000;

/** Maximum number and age (milliseconds) of the copies made before upgrades. */
const retainedCopies = 3;
const retentionDays = 30 * day;

const copyName = /^diwan\.sqlite\.before-[\w-]+$/;

/**
 * Migrates the database to this program's schema. SQLite's file is copied first, beside itself: the copy adds nothing
 * confidential to the folder. On PostgreSQL copies are the operator's task, and the migrations' transaction is the only
 * protection.
 * @returns the migrations applied.
 * @throws StartError if one fails: the database is then unchanged.
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

/** Removes all but the newest copies, and expired ones: data deleted since must not survive in them. */
export async function removeOldCopies(dataDir: string, now: number): Promise<void> {
  const names = (await readdir(dataDir)).filter((name) => copyName.test(name)).toSorted();
  for (const [index, name] of names.entries()) {
    const { mtimeMs } = await stat(join(dataDir, name));
    const tooMany = index < names.length - retainedCopies;
    if (tooMany || mtimeMs < now - retentionDays) await rm(join(dataDir, name), { force: true });
  }
}

/** @returns the path of the copy. */
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
