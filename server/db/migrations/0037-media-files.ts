import { type Kysely, sql } from 'kysely';

/** The file that is shown in place of a replaced picture, and the pictures that stay in the library unused. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('media').addColumn('file', 'text').execute();
  await db.schema
    .alterTable('media')
    .addColumn('retained', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index media_replaced on media (path) where file is not null`.execute(db);

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  const image = sql.raw(isPostgres ? `(texts::json ->> 'image')` : `json_extract(texts, '$.image')`);
  await sql`
    create index item_event_picture_replaced on item_event (section, id) where event = 'picture-replaced'
  `.execute(db);
  // An earlier version that shows a picture can be restored. PostgreSQL has no statistics of a partial index's expression
  await sql`create index item_revision_image on item_revision (${image})`.execute(db);
}
