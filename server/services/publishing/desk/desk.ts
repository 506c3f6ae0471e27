import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { countsByYear, placeAfter } from '#server/services/content/items/buckets.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import {
  conditionsOf,
  type DeskFilters,
  hasChanges,
  type Joined,
  joined,
  stateOf,
  written,
} from './desk-filters.ts';
import { searchTitles } from './title-search.ts';

type Listed = 'title' | 'date';

/** A line of the editor's list: the working copy in short, and the state of each side. */
export type DeskItem = Record<`${Listed}_${Language}`, string> & {
  section: SectionKey;
  id: number;
  image: string | null;
  updated_at: string;
  author: string;
  sides: Record<
    Side,
    { state: SideState; outdated: boolean; publish_at: string | null; has_changes: boolean }
  >;
};

export type DeskQuery = DeskFilters & {
  /** Part of a title of the working copy. */
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
    return { items: await itemsOf(db, keys, section), total, has_more: false };
  }

  const candidates = conditions.find((each) => each.candidates)?.candidates;
  let matching = joined(db).$if(section !== undefined, (query) => query.where('i.section', '=', section!));
  for (const { holds } of conditions) matching = matching.where(holds);
  if (candidates) matching = matching.where(sql<SqlBool>`(i.section, i.id) in (${candidates})`);
  // One walk along the list finds the page and counts
  const keys =
    q.trim() === ''
      ? await firstKeys(matching, section)
      : await searchTitles(db, matching, { text: q, section, wanted: maxCounted + 1 });
  const shown = keys.slice(0, maxCounted).slice(passed, passed + limit);
  return {
    items: await itemsOf(db, shown, section),
    total: Math.min(keys.length, maxCounted),
    has_more: keys.length > maxCounted,
  };
}

/** The first items of a filtered list, as far as it is counted. */
function firstKeys(matching: Joined, section: SectionKey | undefined): Promise<ItemKey[]> {
  return newestFirst(matching, section)
    .select(['i.section', 'i.id'])
    .limit(maxCounted + 1)
    .execute();
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
  return newestFirst(joined(db), section)
    .select(['i.section', 'i.id'])
    .$if(section !== undefined, (query) => query.where('i.section', '=', section!))
    .where('i.id', '<', place.below)
    .limit(limit)
    .offset(place.offset)
    .execute();
}

async function itemsOf(
  db: Kysely<Schema>,
  keys: ItemKey[],
  section: SectionKey | undefined,
): Promise<DeskItem[]> {
  if (keys.length === 0) return [];
  const rows = await newestFirst(joined(db), section)
    .where((eb) =>
      eb(
        eb.refTuple('i.section', 'i.id'),
        'in',
        keys.map((key) => eb.tuple(key.section, key.id)),
      ),
    )
    .select(['i.section', 'i.id'])
    .select([
      ...(['title_ar', 'title_en', 'date_ar', 'date_en'] as const).map((name) => written(name).as(name)),
      written<string | null>('image').as('image'),
      sql<string>`coalesce(d.updated_at, i.updated_at)`.as('updated_at'),
      sql<string>`coalesce(d.author, '')`.as('author'),
      ...languages.flatMap((each) => [
        stateOf(each).as(`state_${each}`),
        hasChanges(each).as(`has_changes_${each}`),
        sql<number | null>`${sql.ref(`${each}.outdated`)}`.as(`outdated_${each}`),
        sql<string | null>`${sql.ref(`${each}.publish_at`)}`.as(`publish_at_${each}`),
      ]),
    ])
    .execute();
  return rows.map(itemOf);
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

/** The newest of all sections are those stored last; the ids of a section are in that order. */
const newestFirst = <Query extends Joined>(query: Query, section: SectionKey | undefined) =>
  query
    .$if(section === undefined, (all) => all.orderBy('i.created_at', 'desc').orderBy('i.section', 'desc'))
    .orderBy('i.id', 'desc') as Query;

/** A list of all sections is counted by them. */
async function countAll(db: Kysely<Schema>, section: SectionKey | undefined): Promise<number> {
  const { total } = await db
    .selectFrom('section_counter')
    .select((eb) => eb.fn.sum<number | string | null>('items').as('total'))
    .where('section', section === undefined ? '<>' : '=', section ?? 'managers')
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

type Row = Omit<DeskItem, 'sides'> & Record<string, unknown>;

function itemOf({ section, id, image, updated_at, author, ...row }: Row): DeskItem {
  const sideOf = (side: Side) => ({
    state: row[`state_${side}`] as SideState,
    outdated: row[`outdated_${side}`] === 1,
    publish_at: (row[`publish_at_${side}`] ?? null) as string | null,
    // SQLite has no booleans
    has_changes: Boolean(row[`has_changes_${side}`]),
  });
  const { title_ar, title_en, date_ar, date_en } = row;
  const texts = { title_ar, title_en, date_ar, date_en };
  return { section, id, ...texts, image, updated_at, author, sides: { ar: sideOf('ar'), en: sideOf('en') } };
}
