import { tmpdir } from 'node:os';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { createDatabase, dropDatabase } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL database that is migrated and otherwise empty, which tests copy. */
    migratedDatabase: string;
  }
}

let address: string | undefined;

/** Migrates a database once for all the tests of a run. */
export async function setup({ provide }: TestProject): Promise<void> {
  if (!process.env['TEST_DATABASE_URL']) return;
  address = await createDatabase();
  const database = await connect({ dataDir: tmpdir(), databaseUrl: address });
  await migrate(database.db);
  await database.close();
  provide('migratedDatabase', address);
}

export async function teardown(): Promise<void> {
  if (address) await dropDatabase(address);
}
