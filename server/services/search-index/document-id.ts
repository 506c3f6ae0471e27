import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { sections } from '#shared/site/sections.ts';

/** The section of the pages that are no items. */
export const pageSection = 'page';

const order = [pageSection, ...sections.map(({ key }) => key)];

/** Sizes of the parts of an id, which is a safe integer of 53 bits: a day, a section, an item and a part of its text. */
const [days, sectionsOfDay, items] = [2 ** 16, 2 ** 5, 2 ** 25];
export const partsOfItem = 2 ** 7;

const dayLength = 24 * 60 * 60 * 1000;

export type DocumentKey = { section: string; item: number };

/**
 * The id of the first part of an item's text. In descending order the ids are those of the newest day first, then of the first
 * section, then of the latest item; the parts of a text follow one another.
 */
export function documentId({ section, item }: DocumentKey, published: string): number {
  const day = Math.min(Math.max(Math.floor((Date.parse(published) || 0) / dayLength), 0), days - 1);
  // The last place is for numbers that would lead to the id of another item
  const place = item < items ? placeOf(section) : 0;
  return ((day * sectionsOfDay + place) * items + (item % items)) * partsOfItem + partsOfItem - 1;
}

/** The place of a section within a day. */
export const placeOf = (section: string) => sectionsOfDay - 1 - Math.max(order.indexOf(section), 0);

/** The section of a place. */
export const sectionOf = (place: number) => order[sectionsOfDay - 1 - place] ?? '';

/** The place of a part's id, in SQL; 0 is of any section. */
export const placeIn = (id: RawBuilder<number>) =>
  sql<number>`(${id} / ${sql.lit(items * partsOfItem)} % ${sql.lit(sectionsOfDay)})`;

/** Years that ids tell: each fourth is a leap year. */
const [firstYear, lastYear] = [1971, 2099];
const dayOf = (year: number) => Date.UTC(year, 0) / dayLength;
const partsOfDay = sectionsOfDay * items * partsOfItem;

/** The years that an id tells by its day. The first day of all is that of what has none, too. */
export const isYearInId = (year: number) => year >= firstYear && year <= lastYear;

/** The condition on a part's id to be of one of these years, in SQL. */
export const isOfYear = (id: RawBuilder<number>, year: number) =>
  sql<SqlBool>`${id} between ${sql.lit(dayOf(year) * partsOfDay)} and ${sql.lit(dayOf(year + 1) * partsOfDay - 1)}`;

/** The year of a part's id, in SQL; another expression where the id does not tell it. */
export function yearIn(id: RawBuilder<number>, otherwise: RawBuilder<number>) {
  const ends = [dayOf(firstYear) * partsOfDay, dayOf(lastYear + 1) * partsOfDay - 1].map((end) =>
    sql.lit(end),
  );
  return sql<number>`case when ${id} between ${sql.join(ends, sql` and `)}
    then 1970 + (${id} / ${sql.lit(partsOfDay)} * 4 + 2) / 1461 else ${otherwise} end`;
}

/** False for numbers so large that two of them may share an id. */
export const hasOwnId = ({ item }: DocumentKey) => item < items;

/** The same number for all parts of an item's text. */
export const documentOf = (id: number) => Math.floor(id / partsOfItem);

/** The id of a document's first part. */
export const firstPartOf = (document: number) => document * partsOfItem + partsOfItem - 1;

/** The test for the first part of a document, in SQL. */
export const isFirstPart = (id: RawBuilder<unknown>) =>
  sql<SqlBool>`${id} % ${sql.lit(partsOfItem)} = ${sql.lit(partsOfItem - 1)}`;
