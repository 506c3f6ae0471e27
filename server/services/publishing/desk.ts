import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import { languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';

/** A line of the editor's list: the titles of the working copy, and the state of each side. */
export type DeskItem = {
  section: SectionKey;
  id: number;
  title_ar: string;
  title_en: string;
  image: string | null;
  updated_at: string;
  author: string;
  sides: Record<Side, { state: SideState; outdated: boolean; publish_at: string | null }>;
};

export type DeskQuery = {
  section?: SectionKey | undefined;
  state?: SideState | 'outdated' | undefined;
  /** The side of the state; either one without. */
  side?: Side | undefined;
  /** Part of a title of the working copy. */
  q?: string | undefined;
  page?: number;
  limit: number;
};

/** Items with their working copies and states, the newest first. */
export async function deskList(
  db: Kysely<Schema>,
  { section, state, side, q, page = 1, limit }: DeskQuery,
): Promise<{ items: DeskItem[]; total: number }> {
  const titles = languages.map(
    (each) => sql<string>`coalesce(${sql.ref(`d.title_${each}`)}, ${sql.ref(`i.title_${each}`)})`,
  );
  const sides = side ? [side] : languages;
  let query = db
    .selectFrom('content_item as i')
    .leftJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'i.section').onRef('d.id', '=', 'i.id'),
    )
    .leftJoin('item_side as ar', (join) =>
      join.onRef('ar.section', '=', 'i.section').onRef('ar.id', '=', 'i.id').on('ar.side', '=', 'ar'),
    )
    .leftJoin('item_side as en', (join) =>
      join.onRef('en.section', '=', 'i.section').onRef('en.id', '=', 'i.id').on('en.side', '=', 'en'),
    );
  if (section) query = query.where('i.section', '=', section);
  if (state) {
    const conditions = sides.map((each) =>
      state === 'outdated'
        ? sql<SqlBool>`${sql.ref(`${each}.outdated`)} = 1`
        : sql<SqlBool>`${stateOf(each)} = ${state}`,
    );
    query = query.where((eb) => eb.or(conditions));
  }
  if (q?.trim()) {
    const pattern = `%${q
      .trim()
      .toLowerCase()
      .replace(/[\\%_]/g, (special) => `\\${special}`)}%`;
    query = query.where((eb) =>
      eb.or(titles.map((title) => sql<SqlBool>`lower(${title}) like ${pattern} escape '\\'`)),
    );
  }
  const [rows, { total }] = await Promise.all([
    query
      .select(['i.section', 'i.id', 'i.image'])
      .select([titles[0]!.as('title_ar'), titles[1]!.as('title_en')])
      .select([
        sql<string>`coalesce(d.updated_at, i.updated_at)`.as('updated_at'),
        sql<string>`coalesce(d.author, '')`.as('author'),
        ...languages.flatMap((each) => [
          stateOf(each).as(`state_${each}`),
          sql<number | null>`${sql.ref(`${each}.outdated`)}`.as(`outdated_${each}`),
          sql<string | null>`${sql.ref(`${each}.publish_at`)}`.as(`publish_at_${each}`),
        ]),
      ])
      .$if(!section, (all) => all.orderBy('i.created_at', 'desc').orderBy('i.section'))
      .orderBy('i.id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    query.select((eb) => eb.fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { items: rows.map(itemOf), total: Number(total) };
}

/** An item without a document is published in the languages of its titles. */
function stateOf(side: Side) {
  return sql<SideState>`coalesce(${sql.ref(`${side}.state`)}, case when ${isIn(side, 'i')} then 'published' else 'draft' end)`;
}

type Row = Omit<DeskItem, 'sides'> & Record<string, unknown>;

function itemOf({ section, id, title_ar, title_en, image, updated_at, author, ...row }: Row): DeskItem {
  const sideOf = (side: Side) => ({
    state: row[`state_${side}`] as SideState,
    outdated: row[`outdated_${side}`] === 1,
    publish_at: (row[`publish_at_${side}`] ?? null) as string | null,
  });
  return {
    section,
    id,
    title_ar,
    title_en,
    image,
    updated_at,
    author,
    sides: { ar: sideOf('ar'), en: sideOf('en') },
  };
}
