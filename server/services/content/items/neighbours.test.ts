import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#shared/languages.ts';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { draft } from '#tests/sites/test-app.ts';
import { contentEffects } from '../content.effects.ts';
import { createContent } from '../content.ts';
import { neighbourTags } from './neighbours.ts';

const section = 'articles';
const ids = (items: { id: number }[]) => items.map(({ id }) => id);

describeOnBothEngines('the neighbours of an item', (open) => {
  async function content(items: number) {
    const { db } = await open();
    if (items > 0) await storeItems(db, section, items);
    return createContent(db);
  }

  test('are the nearest three, and those right before and after it', async () => {
    const all = await content(9);
    for (const [id, nearest, newer, older] of [
      [9, [8, 7, 6], undefined, 8],
      [8, [9, 7, 6], 9, 7],
      [5, [7, 6, 4], 6, 4],
      [1, [4, 3, 2], 2, undefined],
    ] as const) {
      const found = await all.neighbours(section, id, 'ar');
      expect([id, ids(found.nearest), found.newer?.id, found.older?.id]).toEqual([id, nearest, newer, older]);
    }
    await all.create('tenders', draft('alone'));
    expect((await all.neighbours('tenders', 1, 'ar')).nearest).toEqual([]);
  });

  test('are items with a title in the language, and hold what a link shows', async () => {
    const all = await content(0);
    await all.create(section, { ...draft('first'), title_en: '' });
    await all.create('tenders', draft('of another section'));
    await all.create(section, { ...draft('second'), title_ar: '' });
    await all.create(section, { ...draft('third'), image: 'covers/a-10x10.webp', date_en: 'Monday' });
    const { nearest } = await all.neighbours(section, 1, 'en');
    const { title_en: title } = await all.find(section, 3);
    expect(nearest[0]).toEqual({ id: 3, title, date: 'Monday', image: 'covers/a-10x10.webp' });
    expect(ids(nearest)).toEqual([3, 2]);
    expect(ids((await all.neighbours(section, 2, 'ar')).nearest)).toEqual([3, 1]);
  });
});

/** A title in both languages, in one, or in none. */
const titles = fc.constantFrom(
  { title_ar: 'عنوان', title_en: 'A title' },
  { title_ar: 'عنوان', title_en: '' },
  { title_ar: '', title_en: 'Another' },
  { title_ar: '', title_en: '' },
);
const write = fc.record({
  does: fc.constantFrom('create', 'update', 'remove'),
  place: fc.nat(),
  to: titles,
});

test('a change of the neighbours is always one of what they depend on', async () => {
  const all = createContent((await sqliteDatabase()).db);
  const { create, update, remove } = contentEffects;
  for (let item = 0; item < 12; item += 1) await all.create(section, draft('x'));
  let newest = 12;
  const pages = async () => {
    const rows = Array.from({ length: newest }, (_, index) => index + 1).flatMap((id) =>
      languages.map(async (language) => {
        const found = await all.neighbours(section, id, language);
        return {
          page: `${id}/${language}`,
          shows: JSON.stringify(found),
          tags: neighbourTags(found, section, id),
        };
      }),
    );
    return Promise.all(rows);
  };
  await fc.assert(
    fc.asyncProperty(write, async ({ does, place, to }) => {
      const before = await pages();
      const there = ids((await all.list(section, { scope: 'all' })).items);
      const id = there[place % there.length];
      let tags = create?.invalidates?.(section, draft('x'));
      if (does === 'create' || id === undefined)
        newest = (await all.create(section, { ...draft('x'), ...to })).id;
      else if (does === 'update') {
        tags = update?.invalidates?.(section, id, to);
        await all.update(section, id, to);
      } else {
        tags = remove?.invalidates?.(section, id);
        await all.remove(section, id);
      }
      const after = new Map((await pages()).map(({ page, shows }) => [page, shows]));
      const stale = before.filter(
        (page) => after.get(page.page) !== page.shows && !page.tags.some((tag) => tags?.includes(tag)),
      );
      expect(stale).toEqual([]);
    }),
    { numRuns: 30, endOnFailure: true },
  );
});

test('an item in the middle depends on the items around it alone, one of the newest on the list', async () => {
  const item = (id: number) => ({ id, title: '', date: '', image: null });
  const around = (id: number, ...nearest: number[]) => {
    const [newer, older] = [nearest.some((each) => each > id), nearest.some((each) => each < id)];
    const found = {
      nearest: nearest.map(item),
      newer: newer ? item(id + 1) : undefined,
      older: older ? item(id - 1) : undefined,
    };
    return neighbourTags(found, section, id);
  };
  const tagsOf = (...all: number[]) => all.map((id) => `item/${section}/${id}`);
  expect(around(50, 53, 51, 48)).toEqual(tagsOf(48, 49, 50, 51, 52, 53));
  expect(around(2, 5, 4, 3)).toEqual(tagsOf(1, 2, 3, 4, 5));
  for (const newest of [
    around(99, 98, 97, 96),
    around(98, 99, 97, 96),
    around(1, 3, 2),
    around(50, 90, 51, 48),
  ])
    expect(newest).toEqual([`list/${section}`]);
});
