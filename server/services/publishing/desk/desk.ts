import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { countsByYear, placeAfter } from '#server/services/content/items/buckets.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { conditionsOf, type DeskFilters } from './desk-filters.ts';
import { type DeskItem, itemsOf } from './desk-items.ts';
import { newestKeys, sourcesOf } from './desk-sources.ts';
import { searchItems } from './search-items.ts';

export type DeskQuery = DeskFilters & {
  /** Words of the titles and the reference of the working copy, the last of which may be unfinished. */
  q?: string | undefined;
  page?: number;
  limit: number;
};

export type DeskList = {
  items: DeskItem[];
  total: number;
  /** True where there are more than `total`: a filtered list is counted only so far. */
  has_more: boolean;
};

/** Items up to which a filtered list is counted. */
const maxCounted = 1_000;

/** Items with their working copies and states, the newest first. */
export async function deskList(
  db: Kysely<Schema>,
  { q = '', page = 1, limit, ...filters }: DeskQuery,
): Promise<DeskList> {
  const { section } = filters;
  const conditions = conditionsOf(filters);
  const passed = (page - 1) * limit;
  if (conditions.length === 0 && q.trim() === '') {
    const [keys, total] = await Promise.all([
      keysOfAll(db, section, { passed, limit }),
      countAll(db, section),
    ]);
    return { items: await itemsOf(db, keys), total, has_more: false };
  }

  const sources = sourcesOf(db, section, conditions);
  // One walk along the list finds the page and counts
  const keys =
    q.trim() === ''
      ? await newestKeys(sources, section, maxCounted + 1)
      : await searchItems(db, sources, {
          text: q,
          section,
          wanted: maxCounted + 1,
          isFiltered: conditions.length > 0,
        });
  const shown = keys.slice(0, maxCounted).slice(passed, passed + limit);
  return {
    items: await itemsOf(db, shown),
    total: Math.min(keys.length, maxCounted),
    has_more: keys.length > maxCounted,
  };
}

/** A page of a list without filters, whose place the counters know. */
async function keysOfAll(
  db: Kysely<Schema>,
  section: SectionKey | undefined,
  { passed, limit }: { passed: number; limit: number },
): Promise<ItemKey[]> {
  const place =
    section === undefined
      ? { below: 2 ** 31 - 1, offset: passed }
      : await placeAfter(db, { section, scope: 'all', year: undefined }, passed);
  if (!place) return [];
  return db
    .selectFrom('content_item')
    .select(['section', 'id'])
    .$if(section !== undefined, (query) => query.where('section', '=', section!))
    .where('id', '<', place.below)
    .$if(section === undefined, (all) => all.orderBy('created_at', 'desc').orderBy('section', 'desc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(place.offset)
    .execute();
}

/** Years, the latest first, and authors of the items of a section, or of all: choices of the filters. */
export async function deskChoices(
  db: Kysely<Schema>,
  section?: SectionKey,
): Promise<{ years: number[]; authors: string[] }> {
  const documents = db
    .selectFrom('item_document')
    .distinct()
    .where('trashed_at', 'is', null)
    .$if(section !== undefined, (query) => query.where('section', '=', section!));
  const [counted, dated, saved] = await Promise.all([
    countsByYear(db, section, 'all'),
    documents.select('year').where('year', '>', 0).execute(),
    documents.select('author').where('author', '<>', '').execute(),
  ]);
  const years = new Set([...counted, ...dated].map(({ year }) => year));
  return {
    years: [...years].toSorted((one, other) => other - one),
    authors: saved.map(({ author }) => author).toSorted(),
  };
}

/** A list of all sections is counted by them. */
async function countAll(db: Kysely<Schema>, section: SectionKey | undefined): Promise<number> {
  const { total } = await db
    .selectFrom('section_counter')
    .select((eb) => eb.fn.sum<number | string | null>('items').as('total'))
    .where('section', section === undefined ? '<>' : '=', section ?? 'managers')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
