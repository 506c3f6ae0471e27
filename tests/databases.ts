import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, onTestFinished } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

/** A database of the test's own. `again` opens the same one once more, as a second program would. */
export type TestDatabase = Database & {
  dataDir: string;
  databaseUrl: string | undefined;
  again(): Promise<Database>;
};

type Open = (state?: { migrated: boolean }) => Promise<TestDatabase>;

/** A SQLite in a folder of the test's own, for what does not differ between the two. */
export const sqliteDatabase: Open = opener(async () => undefined);

/** Describes the same tests twice: on SQLite, in a file, and on the PostgreSQL of TEST_DATABASE_URL. */
export function describeOnBothEngines(name: string, tests: (open: Open) => void): void {
  describe(`${name} (SQLite)`, () => {
    tests(sqliteDatabase);
  });
  describe(`${name} (PostgreSQL)`, () => {
    tests(opener(postgresDatabase()));
  });
}

/** A folder that is gone when the test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function opener(makeAddress: () => Promise<string | undefined>): Open {
  return async ({ migrated } = { migrated: true }) => {
    const dataDir = await temporaryFolder();
    const databaseUrl = await makeAddress();
    const again = async () => {
      const database = await connect({ dataDir, databaseUrl });
      onTestFinished(() => database.close());
      return database;
    };
    const database = await again();
    if (migrated) await migrate(database.db);
    return { ...database, dataDir, databaseUrl, again };
  };
}

/** One database for the tests of a `describe`, made by the first and emptied for each: far quicker than one for each. */
function postgresDatabase(): () => Promise<string> {
  let made: string | undefined;
  afterAll(async () => {
    if (made) await command(server(), `drop database ${nameOf(made)} with (force)`);
  });
  return async () => {
    made ??= await createDatabase();
    await command(made, 'drop schema public cascade; create schema public');
    return made;
  };
}

async function createDatabase(): Promise<string> {
  const address = new URL(server());
  address.pathname = `/diwan_test_${randomUUID().replaceAll('-', '')}`;
  await command(server(), `create database ${nameOf(address.href)}`);
  return address.href;
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

function server(): string {
  const address = process.env['TEST_DATABASE_URL'];
  if (!address)
    throw new Error('TEST_DATABASE_URL is not set: run the tests by `npm test`, which starts a PostgreSQL.');
  return address;
}

async function command(address: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
