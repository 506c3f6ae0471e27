import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { command } from './postgres-database.ts';

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

/** Changes a site's database directly, running or not. */
export async function changeBehind(
  { dataDir, databaseUrl }: DatabaseLocation,
  statements: string,
): Promise<void> {
  if (databaseUrl) return command(databaseUrl, statements);
  const database = new DatabaseSync(join(dataDir, 'diwan.sqlite'));
  try {
    database.exec(`pragma busy_timeout = 5000; ${statements}`);
  } finally {
    database.close();
  }
}

/** Marks the first administrator's password as changed: with the printed one, nothing can be read. */
export const ownPassword = (place: DatabaseLocation) =>
  changeBehind(place, 'update administrator set password_printed = 0');
