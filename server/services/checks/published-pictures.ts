import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Rows of one query. */
const batch = 200;

/** The pictures in galleries of published items, with the titles that are public. */
export async function* publishedPictures(db: Kysely<Schema>) {
  let last = { section: '', id: 0, number: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('item_picture as p')
      .innerJoin('content_item as c', (join) =>
        join.onRef('c.section', '=', 'p.section').onRef('c.id', '=', 'p.id'),
      )
      .select(['p.section', 'p.id', 'p.number', 'p.image', 'p.alt_ar', 'p.alt_en', 'p.decorative'])
      .select(['c.title_ar', 'c.title_en'])
      .where('p.removed_at', 'is', null)
      .where(sql<SqlBool>`(p.section, p.id, p.number) > (${last.section}, ${last.id}, ${last.number})`)
      .orderBy('p.section')
      .orderBy('p.id')
      .orderBy('p.number')
      .limit(batch)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}
