import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unitOf } from '#server/db/in-transaction.ts';
import { maxPinnedItems } from '#shared/limits.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createContent } from '../content/content.ts';
import { createPins } from './pins.ts';
import { createPublishing } from './publishing.ts';
import { createSchedule } from './schedule/schedule.ts';

const section = 'articles';
const author = 'editor@example.org';
const start = Date.parse('2026-11-22T08:00:00Z');
const hour = 60 * 60 * 1000;
const at = (time: number) => new Date(time).toISOString();

function site({ db }: Pick<TestDatabase, 'db'>) {
  const clock = { now: start };
  const now = () => clock.now;
  const unit = unitOf(db);
  return {
    clock,
    content: createContent(db),
    pins: createPins(unit, now),
    publishing: createPublishing(unit, now),
    schedule: createSchedule(unit, now),
  };
}

describeOnBothEngines('pinned items', (open) => {
  test('come first, whatever page is read, and each item comes once', async () => {
    const { db } = await open();
    const { content, pins } = site({ db });
    await storeItems(db, section, 600);
    await content.update(section, 300, { title_en: '' });
    const newest = (await content.list(section, { scope: 'en' })).items.map(({ id }) => id);
    const some = fc.uniqueArray(fc.integer({ min: 1, max: 600 }), { maxLength: maxPinnedItems });
    const limits = fc.integer({ min: 1, max: 90 });
    await fc.assert(
      fc.asyncProperty(some, limits, fc.nat(5), async (ids, limit, before) => {
        for (const id of await content.pinned(section)) await pins.unpin(section, id, author);
        for (const id of ids) await pins.pin(section, id, null, author);
        const top = newest.filter((id) => ids.includes(id));
        const expected = [...top, ...newest.filter((id) => !ids.includes(id))];
        const pages = Math.ceil(newest.length / limit);
        for (const page of [1, 2, Math.max(1, pages - before), pages + 1]) {
          const { items, total } = await content.list(section, { limit, page, scope: 'en', first: 'pinned' });
          expect(items.map(({ id }) => id)).toEqual(expected.slice((page - 1) * limit, page * limit));
          expect(total).toBe(newest.length);
        }
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  test('go back to their places at their end, once', async () => {
    const { clock, content, pins, publishing, schedule } = site(await open());
    for (const title of ['Old', 'New']) await content.create(section, draft(title));
    const { pin } = await pins.pin(section, 1, at(start + hour), author);
    expect(pin).toEqual({ until: at(start + hour) });
    const first = async () => {
      const { items } = await content.list(section, { limit: 12, scope: 'ar', first: 'pinned' });
      return items.map(({ id }) => id);
    };
    expect([await schedule.due(), await first()]).toEqual([[], [1, 2]]);
    clock.now += hour + 5;
    expect(await schedule.due()).toEqual([{ section, id: 1 }]);
    expect(await schedule.state()).toEqual({ waiting: 1, late: 5 });
    const item = { section, id: 1 } as const;
    const fired = await Promise.all([schedule.fire([item]), schedule.fire([item])]);
    expect(fired.flat().map(({ late }) => late)).toEqual([5]);
    expect([await schedule.due(), await first()]).toEqual([[], [2, 1]]);
    const { pin: ended, ...stored } = await publishing.find(section, 1);
    expect([ended, stored.sides.ar.state, stored.title_en]).toEqual([null, 'published', 'Old']);
    const { events } = await publishing.history(section, 1);
    expect(events.map(({ event, author: by }) => [event, by])).toEqual([
      ['unpinned', ''],
      ['pinned', author],
    ]);
  });

  test('of two items that are withdrawn at once, each in favour of the other, one is refused', async () => {
    const { content, publishing } = site(await open());
    for (let id = 1; id <= 16; id += 2) {
      await content.create(section, draft('One'));
      await content.create(section, draft('Other'));
      const withdraw = (from: number, to: number) =>
        publishing.withdraw(
          section,
          from,
          { reason_ar: 'سبب', reason_en: 'Why', successor: { section, id: to } },
          author,
        );
      const both = await Promise.allSettled([withdraw(id, id + 1), withdraw(id + 1, id)]);
      expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
      expect(refused.reason).toMatchObject({ code: 'invalid', key: 'publishing.noSuccessor' });
    }
  });
});
