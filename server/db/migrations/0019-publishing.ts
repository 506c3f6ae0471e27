import { type Kysely, sql } from 'kysely';

/**
 * Items as documents with two sides: their working copies, revisions, states and moments. `content_item` stays as it
 * is, and from now on holds what is public. An item has a document once it is changed: before that, each side with a title
 * is published and any other one a draft. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('item_document')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('title_ar', 'text', (column) => column.notNull())
    .addColumn('title_en', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('trashed_at', 'text')
    .addColumn('withdrawn_at', 'text')
    .addColumn('reason_ar', 'text')
    .addColumn('reason_en', 'text')
    .addColumn('successor', 'text')
    .addPrimaryKeyConstraint('item_document_key', ['section', 'id'])
    .execute();
  await db.schema
    .createTable('item_side')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('public_revision', 'integer')
    .addColumn('published_at', 'text')
    .addColumn('ends_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('publish_revision', 'integer')
    .addColumn('publish_until', 'text')
    .addColumn('right_revision', 'integer')
    .addColumn('outdated', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('item_side_key', ['section', 'id', 'side'])
    .execute();
  await db.schema
    .createTable('item_revision')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('minor', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('texts', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_revision_key', ['section', 'id', 'revision'])
    .execute();
  await db.schema
    .createTable('item_event')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('side', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_event_key', ['section', 'id', 'number'])
    .execute();
  await db.schema
    .createTable('item_chunk')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('item_chunk_key', ['section', 'id', 'hash'])
    .execute();

  // Few sides wait for a moment, whatever the archive
  await sql`create index item_side_publish on item_side (publish_at) where publish_at is not null`.execute(
    db,
  );
  await sql`create index item_side_end on item_side (ends_at) where ends_at is not null`.execute(db);
  await sql`create index item_side_state on item_side (state, section, id)`.execute(db);
  await sql`create index item_side_outdated on item_side (section, id) where outdated = 1`.execute(db);
  await sql`create index item_document_trash on item_document (trashed_at) where trashed_at is not null`.execute(
    db,
  );
}
