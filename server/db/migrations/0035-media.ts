import { type Kysely, sql } from 'kysely';

/** The pictures of the media library; those of an existing site are registered by its first cleanup. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('focal_x', 'double precision')
    .addColumn('focal_y', 'double precision')
    .addColumn('alt_ar', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('alt_en', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('decorative', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index media_created on media (created_at)`.execute(db);
  // The places where a picture is used
  await sql`create index content_item_image on content_item (image) where image is not null`.execute(db);
  await sql`create index item_document_image on item_document (image) where image is not null`.execute(db);

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  if (!isPostgres) return;
  // A new picture is in no cached response yet
  await sql`
    create constraint trigger say_change after update or delete on media
      deferrable initially deferred for each row execute function say_change()
  `.execute(db);
}
