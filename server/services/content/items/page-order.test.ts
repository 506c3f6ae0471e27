import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deadlineState } from '#shared/content/deadline/deadline.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createContent } from '../content.ts';

const section = 'tenders';
const now = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;
const time = fc.option(
  fc.integer({ min: -3, max: 3 }).map((hours) => new Date(now + hours * hour).toISOString()),
);
const dated = fc.record({
  id: fc.integer({ min: 1, max: 300 }),
  dates: fc.record({ opens_at: time, closes_at: time }),
});

describeOnBothEngines('the pages of a list of announcements', (open) => {
  test('have open ones first, then the others; each state is a list of its own', async () => {
    const { db } = await open();
    const content = createContent(db);
    await storeItems(db, section, 300);
    await content.update(section, 200, { title_en: '', date_ar: '٢٠٢٥', date_en: '' });
    const changes = fc.array(dated, { minLength: 1, maxLength: 30 });
    const read = fc.record({
      limit: fc.integer({ min: 1, max: 40 }),
      page: fc.integer({ min: 1, max: 9 }),
      year: fc.constantFrom(undefined, 2026),
      state: fc.constantFrom(undefined, 'open' as const, 'closed' as const),
    });
    await fc.assert(
      fc.asyncProperty(changes, fc.array(read, { minLength: 3, maxLength: 3 }), async (given, reads) => {
        for (const { id, dates } of given) await content.update(section, id, dates);
        const { items: all } = await content.list(section, { scope: 'en' });
        for (const { limit, page, year, state } of reads) {
          const part = all.filter(({ date_en }) => year === undefined || date_en.includes(String(year)));
          const isOpen = (item: (typeof all)[number]) =>
            ['open', 'closing'].includes(deadlineState(item, now) ?? '');
          const first = part.filter(isOpen);
          const rest = part.filter((item) => !isOpen(item));
          const closed = rest.filter((item) => deadlineState(item, now) === 'closed');
          const expected = state === 'open' ? first : state === 'closed' ? closed : [...first, ...rest];
          const found = await content.list(section, {
            limit,
            page,
            year,
            state,
            scope: 'en',
            first: 'pinned',
            now,
          });
          expect(found.total).toBe(expected.length);
          expect(found.items).toEqual(expected.slice((page - 1) * limit, page * limit));
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });

  test('calls have the newest first', async () => {
    const content = createContent((await open()).db);
    for (const closes_at of [new Date(now + hour).toISOString(), null])
      await content.create(section, { ...draft('A'), closes_at });
    const ids = async (first?: 'pinned') =>
      (await content.list(section, { limit: 9, first, now })).items.map(({ id }) => id);
    expect([await ids(), await ids('pinned')]).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });
});
