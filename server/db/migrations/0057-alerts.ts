import { type Kysely, sql } from 'kysely';

/**
 * Alerts, which stand above all pages from their start to their end. On PostgreSQL every instance receives their changes,
 * as those of content. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_alert')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('text_ar', 'text', (column) => column.notNull())
    .addColumn('text_en', 'text', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on site_alert
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
