import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { isBlank, isIn } from '#server/services/content/items/item-scope.ts';
import { type Language, languages } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { SideState } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';

export type DeskFilters = {
  section?: SectionKey | undefined;
  /** `complete` is published in both languages, neither outdated; a `draft` is written and not published. */
  state?: SideState | 'outdated' | 'complete' | undefined;
  /** The side of the state and of the changes; either one without. */
  side?: Side | undefined;
  /** A language without a title in the working copy, or the picture. */
  lacks?: Language | 'picture' | undefined;
  /** Saved since the publication. */
  changed?: boolean | undefined;
  /** In the dates of the working copy. */
  year?: number | undefined;
  /** The e-mail address of who changed the working copy last. */
  author?: string | undefined;
};

/** Each item with its document and its sides, where it has them. */
export const joined = (db: Kysely<Schema>) =>
  db
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

export type Joined = ReturnType<typeof joined>;

/**
 * A condition on `i`, `d`, `ar` and `en`: an item, its document, and its sides. `candidates` finds, by index, the items of which
 * some meet it; without, most of a list do.
 */
export type Condition = { holds: RawBuilder<SqlBool>; candidates?: RawBuilder<unknown> };

/** A column as the working copy has it; the public item is the working copy where there is no document. */
export const written = <Value = string>(column: string) =>
  sql.raw<Value>(`case when d.id is null then i.${column} else d.${column} end`);

/** An item without a document is published in the languages of its titles. */
export const stateOf = (side: Side) =>
  sql<SideState>`coalesce(${sql.ref(`${side}.state`)}, case when ${isIn(side, 'i')} then 'published' else 'draft' end)`;

/** True of both sides where one has changed: a list does not read their texts. */
export const hasChanges = (side: Side) => sql.raw<SqlBool>(`${side}.public_revision <> d.revision`);

/** Conditions of the filters, the one that most narrows a list first. */
export function conditionsOf({
  section,
  state,
  side,
  lacks,
  changed,
  year,
  author,
}: DeskFilters): Condition[] {
  const sides = side ? [side] : languages;
  const within = section === undefined ? sql`` : sql`and section = ${section}`;
  const find = (table: string, condition: RawBuilder<unknown>) =>
    sql`select section, id from ${sql.table(table)} where ${condition} ${within}`;
  const findDocuments = (condition: RawBuilder<unknown>) =>
    find('item_document', sql`trashed_at is null and ${condition}`);
  const conditions: Condition[] = [];

  if (author !== undefined) {
    const holds = sql<SqlBool>`d.author = ${author}`;
    conditions.push({ holds, candidates: findDocuments(sql`author = ${author}`) });
  }
  if (state === 'outdated') {
    const holds = any(sides.map((each) => sql.raw<SqlBool>(`${each}.outdated = 1`)));
    conditions.push({ holds, candidates: find('item_side', sql`outdated = 1`) });
  } else if (state === 'complete') {
    const complete = languages.map(
      (each) =>
        sql<SqlBool>`${stateOf(each)} = 'published' and coalesce(${sql.ref(`${each}.outdated`)}, 0) = 0`,
    );
    conditions.push({ holds: sql`(${sql.join(complete, sql` and `)})` });
  } else if (state === 'published') {
    conditions.push({ holds: any(sides.map((each) => sql`${stateOf(each)} = 'published'`)) });
  } else if (state !== undefined) {
    const isOne = sides.map((each) =>
      state === 'draft'
        ? sql<SqlBool>`(${stateOf(each)} = 'draft' and (not ${isBlank(titled(each))} or ${untitled}))`
        : sql<SqlBool>`${stateOf(each)} = ${state}`,
    );
    const ofSides = find('item_side', sql`state = ${state} and side in (${sql.join(sides)})`);
    const candidates =
      state === 'draft'
        ? sql`${ofSides} union ${find('content_item', isBlank('title_ar || title_en'))}`
        : ofSides;
    conditions.push({ holds: any(isOne), candidates });
  }
  if (changed) {
    const holds = any(sides.map(hasChanges));
    const candidates = sql`
      select d.section, d.id from item_document d
      join item_side s on s.section = d.section and s.id = d.id and s.public_revision <> d.revision
      where d.trashed_at is null ${section === undefined ? sql`` : sql`and d.section = ${section}`}
    `;
    conditions.push({ holds, candidates });
  }
  if (lacks !== undefined) {
    const isMissing = lacks === 'picture' ? sql`image is null` : isBlank(`title_${lacks}`);
    const holds = lacks === 'picture' ? sql<SqlBool>`${written('image')} is null` : isBlank(titled(lacks));
    conditions.push({
      holds,
      candidates: sql`${find('content_item', isMissing)} union ${findDocuments(isMissing)}`,
    });
  }
  if (year !== undefined) {
    // The index of years has its second condition
    const inYear = sql`year = ${year} and year <> 0`;
    conditions.push({
      holds: sql`${written('year')} = ${year}`,
      candidates: sql`${find('content_item', inYear)} union ${findDocuments(inYear)}`,
    });
  }
  return conditions;
}

const titled = (language: Language) => `coalesce(d.title_${language}, i.title_${language})`;
const untitled = isBlank(languages.map(titled).join(' || '));

function any(conditions: RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}
