import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { itemColumns } from '#server/services/content/items/item-columns.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

export type PublishedItem = ContentItem & { section: SectionKey };

/** Items of one query: an archive is read in pages. */
const batch = 50;

/** Public versions of all items: the texts of a side that is not published are empty. */
export async function* publishedItems(db: Kysely<Schema>): AsyncGenerator<PublishedItem> {
  for (const { key: section } of sections) {
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('content_item')
        .select(itemColumns[section])
        .where('section', '=', section)
        .where('id', '>', last)
        .orderBy('id')
        .limit(batch)
        .execute();
      for (const row of rows) yield { ...(row as ContentItem), section };
      const end = rows.at(-1);
      if (!end) break;
      last = end.id;
    }
  }
}
