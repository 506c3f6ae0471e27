import { expect, test } from 'vitest';
import { sample } from '#content/sample.ts';
import { createContent } from '#server/services/content/content.ts';
import { type Language, languages } from '#shared/languages.ts';
import { lexemesOf } from '#shared/search/lexemes.ts';
import { parseQuery } from '#shared/search/query.ts';
import { sections } from '#shared/site/sections.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { type IndexedDocument, referenceOrder } from '#tests/search/reference-order.ts';
import { relevanceSet } from '#tests/search/relevance-set.ts';
import { excludedBy } from '../search-index/condition.ts';
import { documentId } from '../search-index/document-id.ts';
import { itemDay } from '../search-index/item-day.ts';
import { ranked, totalsOf } from './rank.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** Stores the sample's items, a day between two of a section. */
async function storeSample({ db }: TestDatabase): Promise<Record<Language, IndexedDocument<number>[]>> {
  const documents: Record<Language, IndexedDocument<number>[]> = { ar: [], en: [] };
  const content = createContent(db);
  for (const { key: section } of sections)
    for (const [index, draft] of sample.items[section].entries()) {
      const item = await content.create(section, draft, new Date(start + index * day));
      for (const language of languages) {
        if (!item[`title_${language}`].trim()) continue;
        const key = documentId({ section, item: item.id }, itemDay({ ...item, year: 2026 }));
        documents[language].push({
          key,
          title: lexemesOf(item[`title_${language}`]),
          reference: lexemesOf(item.reference ?? ''),
          text: lexemesOf(item[`description_${language}`]),
          date: key,
        });
      }
    }
  return documents;
}

const further = [
  '"نتائج المباراة"',
  'المباراة -نتائج',
  '„sports centre“ results',
  'tender -"sealed bids" supply',
  'R-2026/01 تطويع',
  '2026',
  'results of the written competition for inspectors',
  'how can I apply for the results',
  'the',
  'كيف بقدر اعرف نتائج المباراة في بيروت',
  'مناقصة رقم T 2026 - 14',
  'T-03 tender',
];

describeOnBothEngines('the order of results', (open) => {
  test('is that of the ranking table, for every query of the relevance set', async () => {
    const database = await open();
    const documents = await storeSample(database);
    const queries = [
      ...relevanceSet.map(({ language, query }) => ({ language, query })),
      ...further.flatMap((query) => languages.map((language) => ({ language, query }))),
    ];
    const different: unknown[] = [];
    for (const { language, query: text } of queries) {
      const query = parseQuery(text);
      const scope = { language, excluded: excludedBy(query), at: '2026-11-23T00:00:00.000Z' };
      const totals = await totalsOf(database.db, scope, query);
      const found = await ranked(database.db, scope, query, { totals, limit: 25 });
      const expected = referenceOrder(documents[language], query);
      const order = expected.slice(0, 25);
      const ids = found.map(({ id }) => id);
      if (totals.any !== expected.length && query.terms.length > 0)
        different.push({ text, any: totals.any, expected: expected.length });
      if (ids.join() !== order.join()) different.push({ text, ids, order });
    }
    expect(different).toEqual([]);
  });
});
