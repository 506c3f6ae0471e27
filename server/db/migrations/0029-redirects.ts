import { type Kysely, sql } from 'kysely';

/** Old paths with their targets. On PostgreSQL every instance receives their changes, as those of content. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirect')
    .addColumn('path', 'text', (column) => column.primaryKey().notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on redirect
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
