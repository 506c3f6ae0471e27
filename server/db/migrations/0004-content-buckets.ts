import { type Kysely, sql } from 'kysely';

/** How many items each 256 numbers of a section hold, so that any page of a list is found at once. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('content_bucket')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('bucket', 'integer', (column) => column.notNull())
    .addColumn('items', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_bucket_key', ['section', 'bucket'])
    .execute();

  await sql`
    insert into content_bucket (section, bucket, items)
    select section, id / 256, count(*) from content_item group by section, id / 256
  `.execute(db);
}
