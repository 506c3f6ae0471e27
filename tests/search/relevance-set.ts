import type { Language } from '#shared/languages.ts';
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

/** Queries with known best results among the sample items. */
export const relevanceSet: RelevanceRow[] = [...rowsOf('ar', relevanceAr), ...rowsOf('en', relevanceEn)];

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
