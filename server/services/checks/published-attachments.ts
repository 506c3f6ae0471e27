import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Rows of one query. */
const batch = 200;

/** The files of published items, with the titles that are public. */
export async function* publishedAttachments(db: Kysely<Schema>) {
  let last = { section: '', id: 0, number: 0 };
  for (;;) {
    const rows = await db
      .selectFrom('item_attachment as a')
      .innerJoin('content_item as c', (join) =>
        join.onRef('c.section', '=', 'a.section').onRef('c.id', '=', 'a.id'),
      )
      .select(['a.section', 'a.id', 'a.number', 'a.file', 'c.title_ar', 'c.title_en'])
      .where('a.removed_at', 'is', null)
      .where(sql<SqlBool>`(a.section, a.id, a.number) > (${last.section}, ${last.id}, ${last.number})`)
      .orderBy('a.section')
      .orderBy('a.id')
      .orderBy('a.number')
      .limit(batch)
      .execute();
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end;
  }
}
