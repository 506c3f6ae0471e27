import { access, constants, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Kysely } from 'kysely';
import { StartError } from '../errors/start-error.ts';
import { PatientPostgresDialect } from './postgres/postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { nodeSqliteDialect } from './sqlite/node-sqlite.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

/** Connections of a pool: all that are open, those that do nothing, and how many queries wait for one. */
export type Connections = { open: number; idle: number; waiting: number };

export type Database = {
  db: Kysely<Schema>;
  engine: 'sqlite' | 'postgres';
  connections?: () => Connections;
  close(): Promise<void>;
};

/** `dataDir` is a folder, made where there is none; `databaseUrl` is a `postgres://` address. */
type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

/**
 * Opens the database: PostgreSQL where there is an address, else the file `diwan.sqlite` in the data folder.
 * @throws StartError where it is damaged, cannot be written or does not answer.
 */
export async function connect({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  await openFolder(dataDir);
  if (databaseUrl) {
    // Its client is loaded where it is used: the embedded default does without its memory
    const { openPostgres } = await import('./postgres/open-postgres.ts');
    const pool = await openPostgres(databaseUrl);
    const db = new Kysely<Schema>({ dialect: new PatientPostgresDialect({ pool }) });
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
 * Makes a folder that is nobody else's. Node's own way of making parents too never ends where a folder that exists takes no new ones, as in `/proc`.
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
