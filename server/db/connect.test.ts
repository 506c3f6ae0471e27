import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { StartError } from '../errors/start-error.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

/** The error an operator reads on a start with this location. */
async function complaint(place: Parameters<typeof connect>[0]): Promise<string> {
  const error = await connect(place).then(
    async (database) => {
      await database.close();
      throw new Error('It started.');
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof StartError)) throw error;
  expect(error.message).not.toContain('\n');
  return error.message;
}

async function madeDatabase() {
  const dataDir = await temporaryFolder();
  const database = await connect({ dataDir });
  await migrate(database.db);
  await database.close();
  return { dataDir, file: join(dataDir, 'diwan.sqlite') };
}

describe('the database at start', () => {
  test('opens SQLite in WAL mode with full synchronisation, and finds its rows again', async () => {
    const { dataDir, file } = await madeDatabase();
    const { db, engine, ...database } = await connect({ dataDir });
    onTestFinished(() => database.close());
    expect(engine).toBe('sqlite');
    expect((await db.introspection.getTables()).map(({ name }) => name)).toContain('content_item');
    const other = new DatabaseSync(file);
    onTestFinished(() => other.close());
    expect(other.prepare('pragma journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
  });

  test('reports a file that is no database as damaged', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(
      join(dataDir, 'diwan.sqlite'),
      'no database at all, but long enough for a header '.repeat(100),
    );
    expect(await complaint({ dataDir })).toMatch(/diwan\.sqlite is damaged \(.+\): restore it from a backup/);
  });

  test('reports overwritten inner pages as damage, and leaves the file as it is', async () => {
    const { dataDir, file } = await madeDatabase();
    const handle = await open(file, 'r+');
    await handle.write(Buffer.alloc(3 * 4096, 0x5a), 0, 3 * 4096, 2 * 4096);
    await handle.close();
    const before = await readFile(file);
    expect(await complaint({ dataDir })).toMatch(/diwan\.sqlite is damaged/);
    expect(await readFile(file)).toEqual(before);
  });

  test('reports a truncated file as damaged', async () => {
    const { dataDir, file } = await madeDatabase();
    const handle = await open(file, 'r+');
    await handle.truncate(4 * 4096 + 100);
    await handle.close();
    expect(await complaint({ dataDir })).toMatch(/diwan\.sqlite is damaged/);
  });

  test.each(['file', 'file/data', 'file/deep/data'])(
    'reports that %s cannot be the folder, where file is one',
    async (path) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, 'file'), '');
      const dataDir = join(folder, path);
      expect(await complaint({ dataDir })).toMatch(
        `DATA_DIR ${dataDir} cannot be written (ENOTDIR): choose another`,
      );
    },
  );

  test('reports that no folder can be created in /proc', async () => {
    expect(await complaint({ dataDir: '/proc/diwan' })).toMatch(
      'DATA_DIR /proc/diwan cannot be written (ENOENT)',
    );
  });

  test('creates the folder with its parents', async () => {
    const dataDir = join(await temporaryFolder(), 'a', 'b', 'c');
    const database = await connect({ dataDir });
    await database.close();
    expect(await readdir(dataDir)).toContain('diwan.sqlite');
  });

  test('reports that PostgreSQL does not respond, without the password', async () => {
    const message = await complaint({
      dataDir: await temporaryFolder(),
      databaseUrl: 'postgres://diwan:secret@127.0.0.1:1/diwan',
    });
    expect(message).toMatch(
      /^PostgreSQL does not respond at DATABASE_URL \(.*ECONNREFUSED.*\): see that it runs/,
    );
    expect(message).not.toContain('secret');
  });
});
