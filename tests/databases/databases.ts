import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, inject, onTestFinished } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase, dropDatabase } from './postgres-database.ts';

/** A test's own database. `again` opens the same one once more, as a second program would. */
export type TestDatabase = Database & {
  dataDir: string;
  databaseUrl: string | undefined;
  again(): Promise<Database>;
};

type Open = (state?: { migrated: boolean }) => Promise<TestDatabase>;

/** A SQLite in the test's own folder, for behaviour that does not differ between the engines. */
export const sqliteDatabase: Open = opener(async () => undefined);

/** Describes the same tests twice: on SQLite, in a file, and on the PostgreSQL of TEST_DATABASE_URL. */
export function describeOnBothEngines(name: string, tests: (open: Open) => void): void {
  describe(`${name} (SQLite)`, () => {
    tests(sqliteDatabase);
  });
  describeOnPostgres(name, tests);
}

/** Describes what only PostgreSQL does: several instances on one database, and moves from one to another. */
export function describeOnPostgres(name: string, tests: (open: Open, openOther: Open) => void): void {
  describe(`${name} (PostgreSQL)`, () => {
    tests(opener(postgresDatabase()), opener(postgresDatabase()));
  });
}

/** A folder that is removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type MakeAddress = (migrated: boolean) => Promise<string | undefined>;

function opener(makeAddress: MakeAddress): Open {
  return async ({ migrated } = { migrated: true }) => {
    const dataDir = await temporaryFolder();
    const databaseUrl = await makeAddress(migrated);
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

/** One database at a time for the tests of a `describe`: a copy of the migrated one is made far quicker than another. */
function postgresDatabase(): MakeAddress {
  let made: string | undefined;
  const drop = async () => {
    if (made) await dropDatabase(made);
    made = undefined;
  };
  afterAll(drop);
  return async (migrated) => {
    await drop();
    made = await createDatabase(migrated ? inject('migratedDatabase') : undefined);
    return made;
  };
}
