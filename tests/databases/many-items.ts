import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { yearOf } from '#server/services/content/items/year-of.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { draft } from '../sites/test-app.ts';

/** Rows that one statement inserts: SQLite takes 32,766 values in one. */
const maxConcurrent = 500;

/** Fills an empty section with items 1 to `count`, as if they had been created one by one, in a fraction of the time. */
export async function storeItems(db: Kysely<Schema>, section: SectionKey, count: number): Promise<void> {
  const timestamp = new Date(0).toISOString();
  const year = yearOf(draft(''));
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  for (let start = 0; start < count; start += maxConcurrent) {
    const rows = ids.slice(start, start + maxConcurrent).map((id) => ({
      section,
      id,
      ...draft(`${section} ${id}`),
      year,
      created_at: timestamp,
      updated_at: timestamp,
    }));
    await db.insertInto('content_item').values(rows).execute();
  }
  const buckets = Map.groupBy(ids, (id) => Math.floor(id / 256));
  const counted = [...buckets].map(([bucket, { length }]) => ({ section, bucket, year, ...counts(length) }));
  await db.insertInto('content_bucket').values(counted).execute();
  await db
    .insertInto('section_counter')
    .values({ section, last_id: count, ...counts(count) })
    .execute();
}

/** Each of them has a title in both languages. */
function counts(items: number) {
  return { items, items_public: items, items_ar: items, items_en: items };
}
