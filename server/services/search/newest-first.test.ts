import { expect, test } from 'vitest';
import { createContent } from '#server/services/content/content.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createSearch } from './search.ts';

const now = Date.parse('2026-11-20T08:00:00Z');

describeOnBothEngines('the newest results', (open) => {
  test('are those of the latest dates shown, whenever they were entered', async () => {
    const { db } = await open();
    const content = createContent(db);
    const dates = ['10 March 2015', '', 'Friday 6 November 2026', 'July 2020', '٣/١/٢٠١٨', '1 May 2020'];
    for (const date_en of dates)
      await content.create('studies', { ...draft('Traffic'), date_ar: '', date_en }, new Date(now));
    const search = createSearch(db, { unanswered: { count: () => {} }, now: () => now });
    const sender = { address: '203.0.113.9' };
    const shown = async (options: { sort?: 'date'; year?: number }) =>
      (await search.call({ language: 'en', q: 'traffic', ...options }, sender)).results.map(
        ({ date }) => date,
      );
    const newest = ['Friday 20 November 2026', dates[2], dates[3], dates[5], dates[4], dates[0]];
    expect(await shown({ sort: 'date' })).toEqual(newest);
    expect(await shown({})).toEqual(newest);
    expect(await shown({ year: 2020 })).toEqual([dates[3], dates[5]]);
    expect(await shown({ year: 2026 })).toEqual(newest.slice(0, 2));
  });
});
