import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { createPublishing } from '#server/services/publishing/publishing.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createSearch } from './search.ts';

const start = Date.UTC(2026, 0, 1);

describeOnBothEngines('the search', (open) => {
  test('finds nothing of a draft', async () => {
    const database = await open();
    const publishing = createPublishing(unitOf(database.db), () => start);
    const author = 'editor@example.org';
    const create = (title_en: string, publish: boolean) =>
      publishing.create('tenders', { ...draft(title_en), title_ar: 'توريد إطارات' }, { author, publish });
    await create('Confidential purchase', false);
    await create('Published purchase', true);
    const { id } = await create('', true);
    await publishing.save('tenders', id, { title_en: 'Unreviewed purchase' }, { author });
    await publishing.publish('tenders', id, { sides: { ar: {} }, despite_differences: true }, author);
    await publishing.save('tenders', id - 1, { description_en: 'Rewritten text' }, { author });
    const sender = { address: '203.0.113.9' };
    const search = createSearch(database.db, { unanswered: { count() {} }, now: () => start });
    const find = async (q: string) => {
      const [page, { total }, suggestions] = await Promise.all([
        search.page({ language: 'en', q }, sender),
        search.call({ language: 'en', q }, sender),
        search.suggest({ language: 'en', q }),
      ]);
      const newest = page.newest?.map(({ id: number }) => number) ?? [];
      return { total: total + page.total, suggestions, corrections: page.corrections, newest };
    };
    const nothing = { total: 0, suggestions: [], corrections: [], newest: [id - 1] };
    for (const q of ['confidential', 'confidentail', 'unreviewed', 'unreveiwed', 'rewritten'])
      expect([q, await find(q)]).toEqual([q, nothing]);
    expect(await find('purchase')).toMatchObject({ total: 2, suggestions: [{ id: id - 1 }] });
    const { items } = await publishing.list({ q: 'purchase', limit: 10 });
    expect(items.map((item) => item.id)).toEqual([id, id - 1, id - 2]);
  });
});
