import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

type Listed = 'title' | 'date';

/** A line of the editor's list: the working copy in short, and the state of each side. */
export type DeskItem = Record<`${Listed}_${Language}`, string> & {
  section: SectionKey;
  id: number;
  image: string | null;
  updated_at: string;
  author: string;
  /** Since when and by whom it is handed in. */
  hand_in: { at: string; by: string } | null;
  /** True where it was sent back. */
  is_sent_back: boolean;
  sides: Record<
    Side,
    { state: SideState; outdated: boolean; publish_at: string | null; has_changes: boolean }
  >;
};

/** A column as the working copy has it; the public item is the working copy where there is no document. */
const written = <Value = string>(column: string) =>
  sql.raw<Value>(`case when d.id is null then i.${column} else d.${column} end`);

/** An item without a document is published in the languages of its titles. */
const stateOf = (side: Side) =>
  sql<SideState>`coalesce(${sql.ref(`${side}.state`)}, case when ${isIn(side, 'i')} then 'published' else 'draft' end)`;

/** The lines of a page, in the order of its keys. */
export async function itemsOf(db: Kysely<Schema>, keys: readonly ItemKey[]): Promise<DeskItem[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .selectFrom('content_item as i')
    .leftJoin('item_document as d', (join) =>
      join.onRef('d.section', '=', 'i.section').onRef('d.id', '=', 'i.id'),
    )
    .leftJoin('item_side as ar', (join) =>
      join.onRef('ar.section', '=', 'i.section').onRef('ar.id', '=', 'i.id').on('ar.side', '=', 'ar'),
    )
    .leftJoin('item_side as en', (join) =>
      join.onRef('en.section', '=', 'i.section').onRef('en.id', '=', 'i.id').on('en.side', '=', 'en'),
    )
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
      'd.handed_in_at',
      'd.handed_in_by',
      'd.sent_back_at',
      ...languages.flatMap((each) => [
        stateOf(each).as(`state_${each}`),
        ...(['changed', 'outdated', 'publish_at'] as const).map((column) =>
          sql<number | string | null>`${sql.ref(`${each}.${column}`)}`.as(`${column}_${each}`),
        ),
      ]),
    ])
    .execute();
  const lines = new Map(rows.map((row) => [`${row.section}/${row.id}`, itemOf(row)]));
  return keys.flatMap(({ section, id }) => lines.get(`${section}/${id}`) ?? []);
}

type Row = Omit<DeskItem, 'sides' | 'hand_in' | 'is_sent_back'> & {
  handed_in_at: string | null;
  handed_in_by: string | null;
  sent_back_at: string | null;
} & Record<string, unknown>;

function itemOf({ section, id, image, updated_at, author, ...row }: Row): DeskItem {
  const sideOf = (side: Side) => ({
    state: row[`state_${side}`] as SideState,
    outdated: row[`outdated_${side}`] === 1,
    publish_at: (row[`publish_at_${side}`] ?? null) as string | null,
    has_changes: row[`changed_${side}`] === 1,
  });
  const { title_ar, title_en, date_ar, date_en } = row;
  const texts = { title_ar, title_en, date_ar, date_en };
  const { handed_in_at, handed_in_by, sent_back_at } = row;
  return {
    section,
    id,
    ...texts,
    image,
    updated_at,
    author,
    hand_in: handed_in_at === null ? null : { at: handed_in_at, by: handed_in_by ?? '' },
    is_sent_back: sent_back_at !== null,
    sides: { ar: sideOf('ar'), en: sideOf('en') },
  };
}
