import { type Kysely, sql } from 'kysely';

/** The index of the search, the texts of attached files, and the counts of unanswered queries. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;

  // Ordered by `id`: the day of publication, the section, the item and the part of its text are in it
  await db.schema
    .createTable('search_document')
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('id', isPostgres ? 'bigint' : 'integer', (column) => column.notNull())
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('item', isPostgres ? 'bigint' : 'integer', (column) => column.notNull())
    .addColumn('year', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('file', 'integer')
    .addColumn('text_start', 'integer', (column) => column.notNull())
    .addColumn('text_end', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_document_pkey', ['language', 'id'])
    // Counts read the row of each hit: with a key of its own it would be two places
    .$call((table) => (isPostgres ? table : table.modifyEnd(sql`without rowid`)))
    .execute();
  await db.schema
    .createIndex('search_document_item')
    .on('search_document')
    .columns(['section', 'item'])
    .execute();

  for (const language of ['ar', 'en']) {
    const words = sql.table(`search_words_${language}`);
    const titles = sql.table(`search_titles_${language}`);
    if (isPostgres) {
      await sql`create table ${words} (id bigint primary key, lexemes tsvector not null)`.execute(db);
      // A list of entries to be added later would be read by each query
      await sql`
        create index ${sql.ref(`search_words_${language}_lexemes`)} on ${words} using gin (lexemes)
        with (fastupdate = off)
      `.execute(db);
      // By its estimate, reading all rows is cheaper where a query finds many of them: its estimate leaves their vectors out
      await sql`
        create function ${sql.table(`search_hits_${language}`)} (wanted tsquery) returns setof bigint
        language sql stable set enable_seqscan = off set jit = off
        as ${sql.lit(`select id from search_words_${language} where lexemes @@ wanted`)}
      `.execute(db);
      continue;
    }
    // Lexemes are made beforehand: the tokenizer only divides them at blanks
    const tokenize = sql.raw(`tokenize="ascii tokenchars '=~/._'''"`);
    await sql`
      create virtual table ${words}
      using fts5(title, reference, body, files, content='', contentless_delete=1, ${tokenize})
    `.execute(db);
    await sql`
      create virtual table ${sql.table(`search_vocabulary_${language}`)} using fts5vocab(${words}, 'row')
    `.execute(db);
    await sql`
      create virtual table ${titles}
      using fts5(title, content='', contentless_delete=1, detail=none, prefix='1 2 3', ${tokenize})
    `.execute(db);
  }

  // One row: the version of the lexemes that the index is made of
  await db.schema
    .createTable('search_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('rebuilt_at', 'text', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('extracted_text')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('pages', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('extracted_at', 'text', (column) => column.notNull())
    .execute();

  // Nothing about who asked: a query, a day, a number
  await db.schema
    .createTable('unanswered_query')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('unanswered_query_pkey', ['day', 'language', 'query'])
    .execute();
}
