import { readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { connect } from '../db/connect.ts';
import { migrations } from '../db/migrations.ts';
import { removeOldCopies, upgrade } from './upgrade.ts';

const before = '0004-content-buckets';
const copy = 'diwan.sqlite.before-0005-instances';

/** The database file of an earlier version. */
async function olderSite() {
  const database = await sqliteDatabase({ migrated: false });
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: database.db, provider }).migrateTo(before);
  const rows = { section: 'articles', last_id: 7, items: 0 } as const;
  await database.db.insertInto('section_counter').values(rows).execute();
  await database.close();
  return database.dataDir;
}

function inFile(file: string, statement: string) {
  const database = new DatabaseSync(file);
  try {
    return database.prepare(statement).all();
  } finally {
    database.close();
  }
}

const lastMigration = 'select max(name) as name from kysely_migration';

test('an upgrade first copies the database, readable by its owner only; a second start copies nothing', async () => {
  const dataDir = await olderSite();
  expect((await manage({ dataDir }, ['admin', 'list'])).code).toBe(0);
  const file = join(dataDir, copy);
  expect(inFile(file, lastMigration)).toMatchObject([{ name: before }]);
  expect(inFile(file, 'select last_id from section_counter')).toMatchObject([{ last_id: 7 }]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(inFile(join(dataDir, 'diwan.sqlite'), lastMigration)).not.toMatchObject([{ name: before }]);

  await manage({ dataDir }, ['admin', 'list']);
  expect((await readdir(dataDir)).filter((name) => name.includes('before'))).toEqual([copy]);
});

test('a failed upgrade changes nothing, and names the copy', async () => {
  const dataDir = await olderSite();
  const file = join(dataDir, 'diwan.sqlite');
  inFile(file, 'create table maintenance_run (in_the_way text)');
  const { errors, code } = await manage({ dataDir }, ['admin', 'list']);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The upgrade of the database failed \([^\n]+\)\. It is as it was, and a copy of it is [^\n]+\n$/,
  );
  expect(errors).toContain(join(dataDir, copy));
  expect(inFile(file, lastMigration)).toMatchObject([{ name: before }]);
  expect(inFile(file, 'select last_id from section_counter')).toMatchObject([{ last_id: 7 }]);
});

test('a fresh site is not copied', async () => {
  const dataDir = await temporaryFolder();
  const database = await connect({ dataDir });
  await upgrade(database, dataDir);
  await database.close();
  expect((await readdir(dataDir)).filter((name) => name.includes('before'))).toEqual([]);
});

test('the copies of the last three upgrades are retained for thirty days', async () => {
  const dataDir = await temporaryFolder();
  const now = Date.UTC(2026, 10, 21);
  const copies = { '0005-a': 40, '0006-b': 20, '0007-c': 31, '0008-d': 2, '0009-e': 1 };
  for (const [name, days] of Object.entries(copies)) {
    const file = join(dataDir, `diwan.sqlite.before-${name}`);
    await writeFile(file, '');
    const at = now / 1_000 - days * 24 * 60 * 60;
    await utimes(file, at, at);
  }
  await removeOldCopies(dataDir, now);
  const stored = (await readdir(dataDir)).toSorted();
  expect(stored).toEqual(['diwan.sqlite.before-0008-d', 'diwan.sqlite.before-0009-e']);
});
