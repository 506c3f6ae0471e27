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

/** The same of a part's id, in SQL; 0 is of any section. */
export const placeIn = (id: RawBuilder<number>) =>
  sql<number>`(${id} / ${sql.lit(items * partsOfItem)} % ${sql.lit(sectionsOfDay)})`;

/** False for numbers so large that two of them may share an id. */
export const hasOwnId = ({ item }: DocumentKey) => item < items;

/** The same number for all parts of an item's text. */
export const documentOf = (id: number) => Math.floor(id / partsOfItem);

/** The test for the first part of a document, in SQL. */
export const isFirstPart = (id: RawBuilder<unknown>) =>
  sql<SqlBool>`${id} % ${sql.lit(partsOfItem)} = ${sql.lit(partsOfItem - 1)}`;
