import { type Kysely, sql } from 'kysely';

/** The index of the editors' lists: titles and references of working copies, apart from what is public. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  const isPostgres = (await db.introspection.getSchemas()).length > 0;

  await db.schema
    .createTable('desk_document')
    .addColumn('section', 'text', (column) => column.notNull())
    .addColumn('item', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_document_pkey', ['section', 'item'])
    .execute();

  if (isPostgres) {
    await sql`create table desk_words (id bigint primary key, lexemes tsvector not null)`.execute(db);
    // A list of entries to be added later would be read by each query
    await sql`
      create index desk_words_lexemes on desk_words using gin (lexemes) with (fastupdate = off)
    `.execute(db);
    return;
  }
  // Lexemes are made beforehand: the tokenizer only divides them at blanks
  await sql`
    create virtual table desk_words
    using fts5(
      lexemes, content='', contentless_delete=1, prefix='2 3', ${sql.raw(`tokenize="ascii tokenchars '=~/._'''"`)}
    )
  `.execute(db);
}
