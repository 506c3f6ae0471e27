import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { NewestEntry } from '../../services/publication-log/archived-checkpoint.ts';
import type { Row } from './row-lines.ts';

/** A consistent snapshot of the database, unaffected by concurrent writes. */
export type Snapshot = {
  /** The name of the last migration. */
  migration(): Promise<string>;
  /** The newest entry of the publication log, and the number of its rotations of the key. */
  publication(): Promise<NewestEntry | undefined>;
  rows(table: string): AsyncIterable<Row>;
  close(): Promise<void>;
};

type DatabaseLocation = { dataDir: string; databaseUrl?: string | undefined };

/** Number of rows per fetch on PostgreSQL. */
const fetched = 500;

const lastMigration = 'select name from kysely_migration order by name desc limit 1';

const lastEntry = `select seq, hash, at,
  (select count(*) from publication_entry where section is null and event = 'rotate') as rotations
  from publication_entry order by seq desc limit 1`;

/** Opens a handle of its own; on neither engine does it block a writer. */
export function openSnapshot({ dataDir, databaseUrl }: DatabaseLocation): Promise<Snapshot> {
  return databaseUrl ? postgresSnapshot(databaseUrl) : sqliteSnapshot(join(dataDir, 'diwan.sqlite'));
}

async function sqliteSnapshot(file: string): Promise<Snapshot> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  database.exec('begin');
  return {
    migration: async () => String(database.prepare(lastMigration).get()?.['name']),
    publication: async () => database.prepare(lastEntry).get() as NewestEntry | undefined,
    async *rows(table) {
      yield* database.prepare(`select * from ${table}`).iterate();
    },
    close: async () => database.close(),
  };
}

async function postgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const { openPostgres } = await import('../../db/postgres/open-postgres.ts');
  const pool = await openPostgres(databaseUrl);
  const client = await pool.connect();
  await client.query('begin isolation level repeatable read read only');
  return {
    migration: async () => String((await client.query(lastMigration)).rows[0]?.name),
    publication: async () => (await client.query(lastEntry)).rows[0] as NewestEntry | undefined,
    async *rows(table) {
      await client.query(`declare reading no scroll cursor for select * from ${table}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${fetched} from reading`);
        if (rows.length === 0) break;
        yield* rows;
      }
      await client.query('close reading');
    },
    async close() {
      client.release(true);
      await pool.end();
    },
  };
}
