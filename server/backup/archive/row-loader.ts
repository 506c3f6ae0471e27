import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { isPostgres } from '../../db/engine.ts';
import { migrations } from '../../db/migrations.ts';
import type { Schema } from '../../db/schema.ts';
import { type ArchiveHead, type ArchiveManifest, databaseFolder } from './archive-format.ts';
import { BackupError } from './backup-error.ts';
import { type ArchiveEntry, damaged } from './open-archive.ts';
import { type Row, rowsOfLines } from './row-lines.ts';

/** Maximum of values in one statement: both engines accept more, but gain no speed. */
const maxValues = 5_000;

/**
 * Restores the rows of an archive into an empty database, in the given transaction: under the schema of the source,
 * which is then migrated to this program's.
 */
export function rowLoader(transaction: Kysely<Schema>) {
  const migrator = new Migrator({ db: transaction, provider: { getMigrations: async () => migrations } });

  async function store(table: keyof Schema, rows: Row[]): Promise<void> {
    const columns = Object.keys(rows[0] ?? {}).length;
    const rowsPerStatement = Math.max(1, Math.floor(maxValues / Math.max(1, columns)));
    for (let start = 0; start < rows.length; start += rowsPerStatement) {
      // Rows of an earlier schema have no type of ours
      const batch = rows.slice(start, start + rowsPerStatement) as never[];
      await transaction.insertInto(table).values(batch).execute();
    }
  }

  return {
    /** @throws BackupError `not-empty` if the tables are those of a newer schema. */
    async begin({ migration }: ArchiveHead): Promise<void> {
      if (isPostgres(transaction)) {
        const limits = ['statement_timeout', 'idle_in_transaction_session_timeout'];
        for (const limit of limits) await sql`set local ${sql.ref(limit)} = 0`.execute(transaction);
      }
      const applied = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt);
      if (applied.some(({ name }) => name > migration)) {
        throw new BackupError(
          'not-empty',
          'The database has the tables of a newer version than the backup: give it a new, empty one.',
        );
      }
      succeed(await migrator.migrateTo(migration));
    },

    /** Stores one part of a table. */
    async entry({ name, content }: ArchiveEntry): Promise<void> {
      const table = name.slice(databaseFolder.length).split('/')[0] as keyof Schema;
      await store(table, rowsOfLines(await buffer(content)));
    },

    /** @throws BackupError `damaged` if a table's row count differs from the manifest. */
    async finish({ tables }: ArchiveManifest): Promise<void> {
      for (const [table, expected] of Object.entries(tables)) {
        const rows = await countRows(transaction, table);
        if (rows !== expected) throw damaged(`${table} has ${rows} rows instead of ${expected}`);
      }
      succeed(await migrator.migrateToLatest());
    },
  };
}

export async function countRows(db: Kysely<Schema>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

function succeed({ error }: MigrationResultSet): void {
  if (error) throw error;
}
