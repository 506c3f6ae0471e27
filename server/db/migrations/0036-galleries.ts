import { type Kysely, sql } from 'kysely';

/** Pictures of items' galleries. No existing item has one. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_picture')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('image', 'text', (column) => column.notNull())
    .addColumn('alt_ar', 'text', (column) => column.notNull())
    .addColumn('alt_en', 'text', (column) => column.notNull())
    .addColumn('decorative', 'integer', (column) => column.notNull())
    .addColumn('caption_ar', 'text', (column) => column.notNull())
    .addColumn('caption_en', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .addColumn('removed_at', 'text')
    .addPrimaryKeyConstraint('item_picture_key', ['section', 'id', 'number'])
    .execute();
  // The galleries in which a picture is used
  await sql`create index item_picture_image on item_picture (image)`.execute(db);
  // SQLite has no schemas, and one process
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  await sql`
    create constraint trigger say_change after insert or update or delete on item_picture
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
