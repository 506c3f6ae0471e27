import { type Kysely, sql } from 'kysely';

/** Files of items. No existing item has one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_attachment')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('name_ar', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('problem', 'text')
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addPrimaryKeyConstraint('item_attachment_key', ['section', 'id', 'number'])
    .execute();
  // SQLite has no schemas, and one process
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on item_attachment
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
