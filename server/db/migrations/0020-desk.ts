import { type Kysely, sql } from 'kysely';

const blanks = ' \t\n\r\u00a0';

/** Rows that are held at a time. */
const maxConcurrent = 1_000;

type Text = string | { chunks: string[] } | null;
type Row = { section: string; id: number; texts: string };

/**
 * What the editors' list shows and filters of a working copy, beside its document, and the indexes that find the few items of
 * a long archive that a filter is about. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['date_ar', 'date_en']) {
    await db.schema
      .alterTable('item_document')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute();
  }
  await db.schema.alterTable('item_document').addColumn('image', 'text').execute();
  await db.schema
    .alterTable('item_document')
    .addColumn('year', 'integer', (definition) => definition.notNull().defaultTo(0))
    .execute();
  await fillDocuments(db);

  const blank = (column: string) => `trim(${column}, '${blanks}') = ''`;
  const lacking = {
    ar: blank('title_ar'),
    en: blank('title_en'),
    title: blank('title_ar || title_en'),
    picture: 'image is null',
  };
  for (const [name, condition] of Object.entries(lacking)) {
    await sql`
      create index ${sql.ref(`content_item_without_${name}`)} on content_item (section, id)
      where ${sql.raw(condition)}
    `.execute(db);
    if (name === 'title') continue;
    await sql`
      create index ${sql.ref(`item_document_without_${name}`)} on item_document (section, id)
      where trashed_at is null and ${sql.raw(condition)}
    `.execute(db);
  }
  // Not of all items: SQLite would take it for any filter of a section
  await sql`create index content_item_year on content_item (section, year, id) where year <> 0`.execute(db);
  await sql`create index content_item_created on content_item (created_at, section, id)`.execute(db);
  const present = sql`where trashed_at is null`;
  await sql`create index item_document_year on item_document (section, year, id) ${present}`.execute(db);
  await sql`create index item_document_author on item_document (author, section, id) ${present}`.execute(db);
  await sql`create index item_document_revision on item_document (section, id, revision) ${present}`.execute(
    db,
  );
}

async function fillDocuments(db: Kysely<unknown>): Promise<void> {
  for (let after = { section: '', id: 0 }; ; ) {
    const { rows } = await sql<Row>`
      select d.section, d.id, r.texts from item_document d
      join item_revision r on r.section = d.section and r.id = d.id and r.revision = d.revision
      where (d.section, d.id) > (${after.section}, ${after.id})
      order by d.section, d.id limit ${maxConcurrent}
    `.execute(db);
    for (const { section, id, texts } of rows) {
      const stored = JSON.parse(texts) as Record<string, Text>;
      const [ar, en] = [
        await textOf(db, section, id, stored['date_ar']),
        await textOf(db, section, id, stored['date_en']),
      ];
      const image = typeof stored['image'] === 'string' ? stored['image'] : null;
      await sql`
        update item_document set date_ar = ${ar}, date_en = ${en}, image = ${image}, year = ${yearOf([ar, en])}
        where section = ${section} and id = ${id}
      `.execute(db);
    }
    const last = rows.at(-1);
    if (!last || rows.length < maxConcurrent) return;
    after = last;
  }
}

/** A stored text: itself, or the hashes of its chunks. */
async function textOf(db: Kysely<unknown>, section: string, id: number, stored: Text = ''): Promise<string> {
  if (stored === null || typeof stored === 'string') return stored ?? '';
  const { rows } = await sql<{ hash: string; text: string }>`
    select hash, text from item_chunk
    where section = ${section} and id = ${id} and hash in (${sql.join(stored.chunks)})
  `.execute(db);
  const texts = new Map(rows.map(({ hash, text }) => [hash, text]));
  return stored.chunks.map((hash) => texts.get(hash) ?? '').join('');
}

/** The first year in the dates, whose digits may be Arabic ones. */
function yearOf(dates: string[]): number {
  const [found] = dates.flatMap((date) => {
    const digits = date.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
    return /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(digits)?.[0] ?? [];
  });
  return Number(found ?? 0);
}
