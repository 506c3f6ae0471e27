import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sample } from '#content/sample.ts';
import { createContent } from '#server/services/content/content.ts';
import { createSettings } from '#server/services/settings/settings.ts';
import { unansweredQueriesOfNetwork } from '#shared/limits.ts';
import { sections } from '#shared/site/sections.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { relevanceSet } from '#tests/search/relevance-set.ts';
import { draft } from '#tests/sites/test-app.ts';
import { indexFile } from '../search-index/index-items.ts';
import { createSearch, type SearchOptions } from './search.ts';
import { createUnansweredQueries } from './unanswered-queries.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

function searchOn({ db }: TestDatabase, now = () => start) {
  const unanswered = createUnansweredQueries(db, now);
  const search = createSearch(db, { unanswered, now });
  const page = (options: SearchOptions, address = '203.0.113.9') => search.page(options, { address });
  const call = (options: SearchOptions) => search.call(options, { address: '203.0.113.9' });
  return { ...search, page, call, unanswered };
}

async function storeSample({ db }: TestDatabase): Promise<void> {
  const content = createContent(db);
  for (const { key } of sections)
    for (const [index, item] of sample.items[key].entries())
      await content.create(key, item, new Date(start - (30 - index) * day));
  await createSettings(db).save('about', sample.settings.about);
  await createSettings(db).save('conduct', sample.settings.conduct);
}

const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const hitsOf = (pieces: { text: string; hit: boolean }[]) =>
  pieces.filter(({ hit }) => hit).map(({ text }) => text);

describeOnBothEngines('the search', (open) => {
  test('has results with marks, counts, the other language, pages and corrections', async () => {
    const database = await open();
    await storeSample(database);
    const search = searchOn(database);
    const found = await search.page({ language: 'ar', q: 'مباراه المفتشين' });
    expect(found).toMatchObject({
      query: { text: 'مباراه المفتشين', truncated: false },
      page: 1,
      pages: Math.ceil(found.total / 12),
      corrections: [],
      inOtherLanguage: { path: `/en/search?q=${encodeURIComponent('مباراه المفتشين')}` },
    });
    const [first] = found.results;
    expect(first).toMatchObject({ section: 'recruitments', kind: 'item', some: false });
    expect(hitsOf(first?.snippet ?? [])).toEqual(['مباراة', 'المفتّشين']);
    expect(found.results.length).toBe(Math.min(found.total, 12));
    expect(found.results.filter(({ some }) => some).length).toBeGreaterThan(0);
    const counted = found.facets.sections.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBeLessThanOrEqual(found.total);
    const only = await search.page({ language: 'ar', q: 'مباراه المفتشين', section: 'recruitments' });
    const facet = found.facets.sections.find(({ key }) => key === 'recruitments');
    expect(only.total).toBe(facet?.count);
    for (const { year, count } of found.facets.years)
      expect((await search.page({ language: 'ar', q: 'مباراه المفتشين', year })).total).toBe(count);
    const conduct = await search.page({ language: 'en', q: 'code of conduct' });
    expect(conduct.results.some(({ path }) => path === '/en/code-conduct')).toBe(true);
    const second = await search.page({ language: 'ar', q: 'المديرية', page: 2 });
    const first12 = await search.page({ language: 'ar', q: 'المديرية' });
    expect(second.results.map(({ path }) => path)).not.toContain(first12.results[0]?.path);

    // Corrections, with words as they are written
    const wrong: string[] = [];
    for (const { language, query, isMisspelt, best } of relevanceSet) {
      if (!isMisspelt) continue;
      const { corrections } = await search.page({ language, q: query });
      // A word that is misspelt at its end has the stem of the right one
      const [correction = query] = corrections;
      const { results } = await search.page({ language, q: correction });
      const isFound = results
        .slice(0, 3)
        .some((result) =>
          best.some(
            ({ section, title }) => section === result.section && textOf(result.title).startsWith(title),
          ),
        );
      if (!isFound) wrong.push(`${query}: ${corrections.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    const nothing = await search.page({ language: 'en', q: 'zzzzzzzz' });
    expect(nothing).toMatchObject({ total: 0, results: [], corrections: [] });
    expect(nothing.newest?.length).toBe(6);
  });

  test('suggests titles and references for an unfinished word', async () => {
    const database = await open();
    const { db } = database;
    const content = createContent(db);
    const titles = ['Supply of tyres', 'Supplying generators', 'A school day', 'Tyres and supplies'];
    for (const [index, title_en] of titles.entries())
      await content.create(
        'tenders',
        { ...draft(title_en), title_ar: 'توريد الإطارات', reference: `T-2026/1${index}` },
        new Date(start + index * day),
      );
    const search = searchOn(database);
    const titlesOf = async (language: 'ar' | 'en', q: string) =>
      (await search.suggest({ language, q })).map(({ title }) => title);
    expect(await titlesOf('en', 'sup')).toEqual([titles[3], titles[1], titles[0]]);
    expect(await titlesOf('en', 'tyres s')).toEqual([titles[3], titles[0]]);
    expect(await titlesOf('en', '2026/12')).toEqual([titles[2]]);
    expect(await titlesOf('en', 'T 2026 1')).toEqual(titles.toReversed());
    expect((await titlesOf('ar', 'اطار')).length).toBe(4);
    expect(await titlesOf('en', '')).toEqual([]);
    expect((await search.suggest({ language: 'en', q: 'school' }))[0]).toEqual({
      title: 'A school day',
      section: 'tenders',
      id: 3,
      url: '/tender/3/en',
    });
  });

  test('filters announcements that are open, and finds the words of their files', async () => {
    const database = await open();
    const { db } = database;
    const content = createContent(db);
    const closes = [new Date(start + 30 * day), new Date(start - day), null];
    for (const [index, at] of closes.entries())
      await content.create(
        'tenders',
        { ...draft(`Generators ${index}`), closes_at: at?.toISOString() ?? null },
        new Date(start - 5 * day),
      );
    const search = searchOn(database);
    const found = await search.page({ language: 'en', q: 'generators' });
    expect(found.facets).toMatchObject({ open: 1, closed: 1, years: [{ count: 3 }] });
    const opened = await search.page({ language: 'en', q: 'generators', open: true });
    expect(opened.results).toMatchObject([{ id: 1, closing: { state: 'open' } }]);
    const closed = await search.page({ language: 'en', q: 'generators', open: false });
    expect(closed.results).toMatchObject([{ id: 2, closing: { state: 'closed' } }]);

    const file = `attachments/${'0'.repeat(64)}.pdf`;
    const row = { section: 'tenders', id: 3, number: 1, position: 1, file, type: 'pdf', bytes: 1 } as const;
    const named = { name_ar: 'دفتر', name_en: 'Terms', language: 'both', problem: null } as const;
    await db
      .insertInto('item_attachment')
      .values({ ...row, ...named, changed_at: '', removed_at: null })
      .execute();
    const text = { file, state: 'done', text: 'A guarantee of the bidder', pages: 1, extracted_at: '' };
    await db.insertInto('extracted_text').values(text).execute();
    await db.transaction().execute((transaction) => indexFile(transaction, file));
    const [inFile] = (await search.page({ language: 'en', q: 'guarantee generators' })).results;
    expect(inFile).toMatchObject({ id: 3, file: { name: 'Terms', path: '/files/tenders/3/1/terms.pdf' } });
    expect(hitsOf(inFile?.snippet ?? [])).toEqual(['guarantee']);
  });

  test('takes any text', { timeout: 60_000 }, async () => {
    const database = await open();
    const { db } = database;
    await createContent(db).create('articles', {
      ...draft('NEAR AND OR NOT'),
      description_en: 'a:b "c" (d)',
    });
    const search = searchOn(database);
    const operators = [
      '"',
      '*',
      '^',
      '(',
      ')',
      ':',
      '&',
      '|',
      '!',
      '<->',
      "'",
      '\\',
      '{title} :',
      'NEAR(',
      '-',
      '\0',
      'é',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(
          fc.oneof(fc.constantFrom(...operators), fc.constantFrom('a', 'near', 'مباراة', '2026/11', 'ا')),
          {
            maxLength: 24,
          },
        )
        .map((parts) => parts.join(' ')),
    );
    await fc.assert(
      fc.asyncProperty(text, fc.constantFrom('ar' as const, 'en' as const), async (q, language) => {
        await search.page({ language, q });
        await search.call({ language, q, sort: 'date' });
        await search.suggest({ language, q });
      }),
      { numRuns: 80 },
    );
    expect((await search.page({ language: 'en', q: 'near and or not' })).total).toBe(1);
    const long = Array.from(
      { length: 16 },
      (_, index) => `${'وبالكتابات'.slice(0, 3 + (index % 7))}${'ابتثجحخد'[index % 8]}`,
    );
    await search.page({ language: 'ar', q: long.join(' ') });
    expect((await search.call({ language: 'en', q: 'x '.repeat(150) })).truncated).toBe(true);
  });

  test('counts queries without a result by the day, and shows those of three days', async () => {
    const database = await open();
    let now = start;
    const search = searchOn(database, () => now);
    const { unanswered } = search;
    for (let number = 0; number < 4; number += 1) {
      await search.page({ language: 'en', q: ' Driving  Licence ' });
      await search.page({ language: 'en', q: 'driving licence', section: 'tenders' });
      await search.page({ language: 'en', q: 'someone@example.org' });
      for (const q of ['03 123 456', '٠٣ ١٢٣ ٤٥٦', 'https://example.net/prize', 'win at www.example.net'])
        await search.page({ language: 'en', q });
      if (number < 2) await search.page({ language: 'ar', q: 'جواز سفر' });
      await unanswered.flush();
      now += day;
    }
    expect(await unanswered.list()).toEqual([
      { language: 'en', query: 'driving licence', count: 4, days: 4 },
    ]);
    const stored = await database.db.selectFrom('unanswered_query').select('query').distinct().execute();
    expect(stored.map(({ query }) => query).toSorted()).toEqual(['driving licence', 'جواز سفر']);
    // One network cannot fill the list
    for (let number = 0; number < 100; number += 1)
      await search.page({ language: 'en', q: `qqqqq ${'x'.repeat(number)}` }, `198.51.100.${number}`);
    await unanswered.flush();
    const { length } = await database.db.selectFrom('unanswered_query').select('query').distinct().execute();
    expect(length).toBe(stored.length + unansweredQueriesOfNetwork);
    now += 120 * day;
    await unanswered.removeOld();
    expect(await unanswered.list()).toEqual([]);
  });
});
