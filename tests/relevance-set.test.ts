import { expect, test } from 'vitest';
import { sample } from '#content/sample.ts';
import { type Language, languages } from '#shared/languages.ts';
import { lexemesOf } from '#shared/search/lexemes.ts';
import { correctionOf } from '#shared/search/near-words.ts';
import { parseQuery } from '#shared/search/query.ts';
import { sections } from '#shared/site/sections.ts';
import { type IndexedDocument, referenceOrder } from './search/reference-order.ts';
import { isAsGood, isBest, type RelevanceRow, relevanceSet } from './search/relevance-set.ts';

type Key = { section: string; title: string };

const documents = Object.fromEntries(
  languages.map((language) => [language, documentsOf(language)]),
) as Record<Language, IndexedDocument<Key>[]>;
const vocabularies = Object.fromEntries(
  languages.map((language) => {
    const texts = new Map<string, number>();
    for (const { title, text } of documents[language])
      for (const word of new Set([...title.words, ...text.words]))
        texts.set(word, (texts.get(word) ?? 0) + 1);
    return [language, texts];
  }),
) as Record<Language, Map<string, number>>;

function documentsOf(language: Language): IndexedDocument<Key>[] {
  return sections.flatMap(({ key: section }) =>
    sample.items[section].map((item, at) => {
      const title = item[`title_${language}`] ?? '';
      return {
        key: { section, title },
        title: lexemesOf(title),
        reference: lexemesOf((item as { reference?: string }).reference ?? ''),
        text: lexemesOf(item[`description_${language}`] ?? ''),
        date: at,
      };
    }),
  );
}

/** A query with the correction of each word that no document has. */
function corrected({ query, language }: RelevanceRow): string {
  const texts = vocabularies[language];
  return query
    .split(' ')
    .map((word) => {
      const [term] = parseQuery(word).terms;
      const isKnown = !term || referenceOrder(documents[language], parseQuery(word)).length > 0;
      return isKnown ? word : (correctionOf(term.folded, texts) ?? word);
    })
    .join(' ');
}

const ranks = relevanceSet.map((row) => {
  const query = parseQuery(row.isMisspelt ? corrected(row) : row.query);
  return { row, rank: referenceOrder(documents[row.language], query).findIndex(isBest(row)) + 1 };
});

test('each best result is one item of the sample, and each query stands once', () => {
  const counts = relevanceSet.flatMap(({ language, best }) =>
    best.map(({ section, title }) => [
      `${section}: ${title}`,
      documents[language].filter(({ key }) => key.section === section && key.title.startsWith(title)).length,
    ]),
  );
  expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  expect(relevanceSet.length).toBeGreaterThanOrEqual(150);
  expect(new Set(relevanceSet.map(({ query }) => query)).size).toBe(relevanceSet.length);
});

test('the ranking table has the best result first for nine queries of ten, and among three for 98 %', () => {
  const first = ranks.filter(({ rank }) => rank === 1).length / ranks.length;
  const amongThree = ranks.filter(({ rank }) => rank >= 1 && rank <= 3).length / ranks.length;
  const reciprocal = ranks.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(amongThree).toBeGreaterThanOrEqual(0.98);
  expect(reciprocal).toBeGreaterThanOrEqual(0.95);
});

test('as good as a named result is what has all its words in no lesser field and no wider form', () => {
  const item = (title: string, text = '') => ({
    title: lexemesOf(title),
    reference: lexemesOf(''),
    text: lexemesOf(text),
  });
  const { terms } = parseQuery('lift maintenance');
  const named = item('Lift maintenance', 'Twelve lifts.');
  expect(isAsGood(item('Maintenance of the lift'), named, terms)).toBe(true);
  expect(isAsGood(item('Maintenance of lifts'), named, terms)).toBe(false);
  expect(isAsGood(item('Maintenance', 'Lift and lifts.'), named, terms)).toBe(false);
  expect(isAsGood(item('Maintenance of lifts'), item('Lifts', 'Maintenance of six.'), terms)).toBe(true);
  // A named result that lacks a word was chosen by its sense
  expect(isAsGood(item('Lift maintenance'), item('Lifts'), terms)).toBe(false);
});
