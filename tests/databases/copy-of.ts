import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { connect, type Database } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { type TestDatabase, temporaryFolder } from './databases.ts';

/** The tables that are copied from a PostgreSQL, in an order that no reference forbids. */
const tables = [
  'administrator',
  'administrator_role',
  'administrator_section',
  'organisation_key',
  'key_grant',
  'recovery_key',
  'key_register',
  'submission_counter',
  'submission',
  'submission_key',
  'submission_receipt',
  'submission_message',
  'submission_message_key',
  'case_entry',
  'case_entry_key',
] as const;

/** A copy of a site's people, keys and messages elsewhere: a backup restored, or stolen. */
export async function copyOf(database: TestDatabase): Promise<TestDatabase> {
  const dataDir = await temporaryFolder();
  await cp(join(database.dataDir, 'keys'), join(dataDir, 'keys'), { recursive: true });
  const again = async () => {
    const copy = await connect({ dataDir });
    onTestFinished(() => copy.close());
    return copy;
  };
  if (database.engine === 'sqlite') {
    const file = new DatabaseSync(join(database.dataDir, 'diwan.sqlite'), { readOnly: true });
    await backup(file, join(dataDir, 'diwan.sqlite'));
    file.close();
    return { ...(await again()), dataDir, databaseUrl: undefined, again };
  }
  const copy = await again();
  await migrate(copy.db);
  await copyRows(database, copy);
  return { ...copy, dataDir, databaseUrl: undefined, again };
}

async function copyRows(from: Database, to: Database): Promise<void> {
  for (const table of tables) {
    const rows: object[] = await from.db.selectFrom(table).selectAll().execute();
    for (const row of rows) await to.db.insertInto(table).values(row).execute();
  }
}
