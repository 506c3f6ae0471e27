import type { Language } from '#shared/languages.ts';
import type { QueryTerm } from '#shared/search/query.ts';
import { type DocumentFields, fields, forms, isIn } from './reference-order.ts';
import { relevanceAr } from './relevance-ar.ts';
import { relevanceEn } from './relevance-en.ts';

export type RelevanceRow = {
  language: Language;
  query: string;
  /** A word of it has one wrong letter. */
  isMisspelt: boolean;
  /** The results of which one is to be first. */
  best: { section: string; title: string }[];
};

/**
 * Queries with known best results among the sample items, as they were judged by reading all of these. Nobody has read an
 * archive of a hundred thousand; there an item is as good as a named one by the criterion of `isAsGood`, which knows neither the
 * ranking nor the dates.
 */
export const relevanceSet: RelevanceRow[] = [...rowsOf('ar', relevanceAr), ...rowsOf('en', relevanceEn)];

/**
 * True for an item that is as good for the words of a query as one that is named for it: the named one has all the words, and
 * the item has each of them wherever the named one has it, or in a weightier field, and in no wider a form: as typed, folded,
 * inflected. So a tender for lifts is as good as another one for lifts, but what has a word in passing is not as good as what has it
 * in its title. An item that is good by its sense alone, and lacks a word, is as good as none.
 */
export function isAsGood(item: DocumentFields, named: DocumentFields, terms: readonly QueryTerm[]): boolean {
  return terms.every((term) => {
    const places = fields.flatMap((field, at) => {
      const form = forms.find((each) => isIn([named[field]], term, each));
      return form ? [{ weightiest: fields.slice(0, at + 1), form }] : [];
    });
    const isFound = ({ weightiest, form }: (typeof places)[number]) =>
      isIn(
        weightiest.map((field) => item[field]),
        term,
        form,
      );
    return places.length > 0 && places.every(isFound);
  });
}

/** True for one of the best results of a row. */
export const isBest =
  ({ best }: RelevanceRow) =>
  (found: { section: string; title: string }) =>
    best.some(({ section, title }) => section === found.section && found.title.startsWith(title));

function rowsOf(language: Language, table: string): RelevanceRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', results = ''] = line.replace(/^~ /, '').split(' | ');
      return { language, query, isMisspelt: line.startsWith('~'), best: results.split('; ').map(resultOf) };
    });
}

function resultOf(text: string) {
  const [section = '', ...title] = text.split(': ');
  return { section, title: title.join(': ') };
}
