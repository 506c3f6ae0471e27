import { type Kysely, sql } from 'kysely';

/** Vectors of the search out of their rows, on PostgreSQL. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // SQLite has no schemas
  if ((await db.introspection.getSchemas()).length === 0) return;
  for (const language of ['ar', 'en']) {
    const words = sql.table(`search_words_${language}`);
    await sql`alter table ${words} set (toast_tuple_target = 128)`.execute(db);
    // PostgreSQL moves values out of rows of 2 KB and more alone: compressed, this is some bytes
    await sql`alter table ${words} add column filler text not null default repeat(' ', 2048)`.execute(db);
  }
  // Rows that are there stay as they are: the site writes all of them again beside the requests
  await sql`delete from search_state`.execute(db);
}
