import { type Kysely, sql } from 'kysely';

/**
 * The publication log: rows that are added and never changed, with the codes of published items and the texts that were
 * replaced. What is public already gets its entries from the site, which knows their form. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publication_entry')
    .addColumn('seq', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('section', 'text')
    .addColumn('item', 'integer')
    .addColumn('side', 'text')
    .addColumn('content_hash', 'text')
    .addColumn('hash', 'text', (column) => column.notNull())
    // The canonical JSON, as it is served
    .addColumn('entry', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('publication_entry_item')
    .on('publication_entry')
    .columns(['section', 'item', 'side', 'seq'])
    .execute();

  await db.schema
    .createTable('published_item')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull().unique())
    .addColumn('code', 'text', (column) => column.notNull().unique())
    .addColumn('version', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_item_key', ['section', 'item'])
    .execute();

  await db.schema
    .createTable('replaced_text')
    .addColumn('seq', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('replaced_text_item')
    .on('replaced_text')
    .columns(['section', 'item'])
    .execute();

  await db.schema
    .createTable('published_file')
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('published_file_key', ['sha256', 'seq'])
    .execute();

  // Of each text that was public the marks by which a copy of it is found
  await db.schema
    .createTable('text_mark')
    .addColumn('mark', 'integer', (column) => column.notNull())
    .addColumn('text', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('text_mark_key', ['mark', 'text'])
    .execute();
  await db.schema.createIndex('text_mark_text').on('text_mark').column('text').execute();
  await db.schema
    .createTable('marked_text')
    .addColumn('text', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();

  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;
  await (isPostgres ? refuseOnPostgres(db) : refuseOnSqlite(db));
}

async function refuseOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const event of ['update', 'delete']) {
    await sql`
      create trigger ${sql.raw(`publication_entry_no_${event}`)} before ${sql.raw(event)} on publication_entry
      begin select raise(abort, 'The publication log is added to and never changed.'); end
    `.execute(db);
  }
  // "Insert or replace" removes a row without a word to the trigger of deletions
  await sql`
    create trigger publication_entry_no_replace before insert on publication_entry
    when exists (select 1 from publication_entry where seq = new.seq)
    begin select raise(abort, 'The publication log is added to and never changed.'); end
  `.execute(db);
}

async function refuseOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_publication_change() returns trigger language plpgsql as $body$
    begin
      raise exception 'The publication log is added to and never changed.';
    end
    $body$
  `.execute(db);
  await sql`
    create trigger publication_entry_no_change before update or delete or truncate on publication_entry
      for each statement execute function refuse_publication_change()
  `.execute(db);
}
