import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../errors/start-error.ts';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';

/**
 * Brings the database to this program's schema: all missing migrations in one transaction, or none. Instances that
 * start together wait for one another.
 * @returns the migrations applied.
 * @throws StartError if the database was written by a newer program.
 */
export async function migrate(db: Kysely<Schema>): Promise<string[]> {
  await refuseNewer(db);
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Number of migrations the database lacks.
 * @throws StartError if it was written by a newer program.
 */
export async function missingSteps(db: Kysely<Schema>): Promise<number> {
  await refuseNewer(db);
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => !executedAt).length;
}

function migratorOf(db: Kysely<Schema>): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

async function refuseNewer(db: Kysely<Schema>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return;
  const applied = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = applied.rows.find(({ name }) => !(name in migrations));
  if (unknown) {
    throw new StartError(
      `The database was written by a newer version of Diwan (it has "${unknown.name}"): ` +
        'start that version, or restore a backup made before it.',
    );
  }
}
