import type { Kysely } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { countsByYear, placeAfter } from './buckets.ts';
import { itemColumns } from './item-columns.ts';
import { counterOf, isIn, type Scope } from './item-scope.ts';

export type Part = { section: SectionKey; scope: Scope; year?: number | undefined };

/** The items of a part of a section, the newest first. */
export function newestOf(db: Kysely<Schema>, { section, scope, year }: Part) {
  return db
    .selectFrom('content_item')
    .select(itemColumns[section])
    .where('section', '=', section)
    .$if(scope !== 'all', (query) => query.where(isIn(scope as Exclude<Scope, 'all'>)))
    .$if(year !== undefined, (query) => query.where('year', '=', year!))
    .orderBy('id', 'desc');
}

/** Some of them after so many: the cost does not grow with the number passed. */
export async function newestAfter(
  db: Kysely<Schema>,
  part: Part,
  { passed, count }: { passed: number; count: number },
): Promise<ContentItem[]> {
  const place = await placeAfter(db, { year: undefined, ...part }, passed);
  if (!place) return [];
  return newestOf(db, part).where('id', '<', place.below).limit(count).offset(place.offset).execute();
}

/** The number of all items of a part. */
export async function totalOf(db: Kysely<Schema>, { section, scope, year }: Part): Promise<number> {
  if (year !== undefined) {
    const counts = await countsByYear(db, section, scope);
    return counts.find((count) => count.year === year)?.items ?? 0;
  }
  const counter = await db
    .selectFrom('section_counter')
    .select(`${counterOf[scope]} as total`)
    .where('section', '=', section)
    .executeTakeFirst();
  return counter?.total ?? 0;
}
