import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { ContentItem } from '#shared/content/content-item.ts';
import type { Language } from '#shared/languages.ts';
import type { Schema } from '../../../db/schema.ts';

/**
 * Scopes of a reader: an editor all of them, a caller those that are public (they have a title), a page those
 * with a title in its language.
 */
export type Scope = 'all' | 'public' | Language;

type Titles = Pick<ContentItem, 'title_ar' | 'title_en'>;

/** The counter of each scope, in `section_counter` and in `content_bucket`. */
export const counterOf = {
  all: 'items',
  public: 'items_public',
  ar: 'items_ar',
  en: 'items_en',
} as const satisfies Record<Scope, string>;

type Counter = (typeof counterOf)[Scope];

export type Counts = Record<Counter, number>;

const counters = Object.values(counterOf);

/** Blank characters, which make no title. `public` is the same in SQL as here, or the counters would not agree with the lists. */
const blanks = ' \t\n\r\u00a0';
const isTitle = (text: string) => [...text].some((character) => !blanks.includes(character));

/** Word for word the condition of a partial index each (migration 0015): otherwise no engine uses it. */
const conditions = (row: string) => ({
  public: `trim(${row}title_ar || ${row}title_en, '${blanks}') <> ''`,
  ar: `trim(${row}title_ar, '${blanks}') <> ''`,
  en: `trim(${row}title_en, '${blanks}') <> ''`,
});

/** The condition on a row of `content_item`, under an alias in a join, to be in a scope; none for `all`. */
export function isIn(scope: Exclude<Scope, 'all'>, alias?: string): RawBuilder<SqlBool> {
  return sql.raw(conditions(alias ? `${alias}.` : '')[scope]);
}

/** The condition on a title, an expression of SQL, to be none. */
export const isBlank = (title: string): RawBuilder<SqlBool> => sql.raw(`trim(${title}, '${blanks}') = ''`);

/** Counters of an item in each scope. */
export function countsOf({ title_ar, title_en }: Titles): Counts {
  const [ar, en] = [isTitle(title_ar), isTitle(title_en)].map(Number) as [number, number];
  return { items: 1, items_public: Math.max(ar, en), items_ar: ar, items_en: en };
}

/** Counts added up. */
export function sumOf(all: Counts[]): Counts {
  return each((counter) => all.reduce((sum, counts) => sum + counts[counter], 0));
}

/** Difference between two counters. */
export function difference(before: Counts, after: Counts): Counts {
  return each((counter) => after[counter] - before[counter]);
}

export const nothing: Counts = each(() => 0);

/** The counters of a stored row, raised by these counts. */
export function raised(table: keyof Pick<Schema, 'section_counter' | 'content_bucket'>, by: Counts) {
  return Object.fromEntries(
    counters.map((counter) => [counter, sql<number>`${sql.ref(`${table}.${counter}`)} + ${by[counter]}`]),
  ) as Record<Counter, RawBuilder<number>>;
}

function each(of: (counter: Counter) => number): Counts {
  return Object.fromEntries(counters.map((counter) => [counter, of(counter)])) as Counts;
}
