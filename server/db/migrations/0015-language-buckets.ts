import { type Kysely, sql } from 'kysely';

const tables = ['section_counter', 'content_bucket'] as const;

const blanks = ' \t\n\r\u00a0';

/** Items with a title, in either language or in one, and the counter of each. */
const scopes = {
  items_public: `trim(title_ar || title_en, '${blanks}') <> ''`,
  items_ar: `trim(title_ar, '${blanks}') <> ''`,
  items_en: `trim(title_en, '${blanks}') <> ''`,
};

/** How many items can be shown, at all and in each language, and indexes that find them newest first. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [counter, condition] of Object.entries(scopes)) {
    for (const table of tables) {
      await db.schema
        .alterTable(table)
        .addColumn(counter, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await sql`
      create index ${sql.ref(`content_item_${counter}`)} on content_item (section, id)
      where ${sql.raw(condition)}
    `.execute(db);
    const counted = sql`select count(*) from content_item where ${sql.raw(condition)}`;
    await sql`
      update section_counter set ${sql.ref(counter)} = (${counted} and section = section_counter.section)
    `.execute(db);
    await sql`
      update content_bucket set ${sql.ref(counter)} = (
        ${counted} and section = content_bucket.section
          and id >= content_bucket.bucket * 256 and id < content_bucket.bucket * 256 + 256
      )
    `.execute(db);
  }
  // Serves the sitemap without reading the texts, in which languages an item is included
  await db.schema.dropIndex('content_item_changes').execute();
  await sql`
    create index content_item_changes on content_item
      (section, id, updated_at, (${sql.raw(scopes.items_ar)}), (${sql.raw(scopes.items_en)}))
  `.execute(db);
}
