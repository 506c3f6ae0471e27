import { type Kysely, sql } from 'kysely';

/**
 * Calm mode as an administrator begins it: one row from its begin to its end. On PostgreSQL every instance receives its
 * changes, as those of content. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('calm_mode')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on calm_mode
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
