import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import { UntimedMigrationDialect } from './postgres/postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { nodeSqliteDialect } from './sqlite/node-sqlite.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Connections of a pool: open, idle, and queries queued for one. */
export type Connections = { open: number; idle: number; waiting: number };

export type Database = {
  db: Kysely<Schema>;
  engine: 'sqlite' | 'postgres';
  connections?: () => Connections;
  close(): Promise<void>;
};

/** `dataDir` is a folder, created if missing; `databaseUrl` is a `postgres://` URL. */
type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

/**
 * Opens the database: PostgreSQL if there is a URL, else the file `diwan.sqlite` in the data folder.
 * @throws StartError if it is damaged, read-only or does not respond.
 */
export async function connect({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  await openFolder(dataDir);
  if (databaseUrl) {
    // Loaded on demand: the embedded default saves the client's memory
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    const pool = await openPostgres(databaseUrl);
    const db = new Kysely<Schema>({ dialect: new UntimedMigrationDialect({ pool }) });
    const close = async () => {
      if (!pool.ended) await pool.end();
    };
    const connections = () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    });
    return { db, engine: 'postgres', connections, close };
  }
  const handles = openSqlite(join(dataDir, 'diwan.sqlite'));
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(handles) });
  const close = async () => {
    for (const handle of [handles.reader, handles.writer]) if (handle.isOpen) handle.close();
  };
  return { db, engine: 'sqlite', close };
}

async function openFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(`${dataDir}/.`, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(
      `DATA_DIR ${dataDir} cannot be written (${code}): choose another folder, or give this user write access to it.`,
      { cause: error },
    );
  }
}

/**
 * Creates a private folder. Node's recursive mkdir never returns if an existing parent accepts no new folders, as in
 * `/proc`.
 */
async function makeFolder(path: string): Promise<void> {
  const make = () =>
    mkdir(path, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  await make().catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await make();
  });
}
