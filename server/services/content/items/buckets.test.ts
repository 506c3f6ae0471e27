import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { up as countBuckets } from '#server/db/migrations/0004-content-buckets.ts';
import { migrations } from '#server/db/migrations.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { latinDigits } from '#shared/numeral.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { storeItems } from '#tests/databases/many-items.ts';
import { draft } from '#tests/sites/test-app.ts';
import { createContent } from '../content.ts';
import type { Scope } from './item-scope.ts';

const section = 'articles';

/** Filter of each scope over complete items. */
const scopes: Record<Scope, (item: ContentItem) => boolean> = {
  all: () => true,
  public: ({ title_ar, title_en }) => `${title_ar}${title_en}`.trim() !== '',
  ar: ({ title_ar }) => title_ar.trim() !== '',
  en: ({ title_en }) => title_en.trim() !== '',
};

const allScopes = Object.keys(scopes) as Scope[];

/** Titles in both languages, in one, and in none: blanks are none. */
const titles = [
  { title_ar: 'عنوان', title_en: 'A title' },
  { title_ar: 'عنوان', title_en: '' },
  { title_ar: '\t', title_en: 'A title' },
  { title_ar: ' \u00a0', title_en: '\n' },
];

/** Dates of two years, and of none. */
const dates = [
  { date_ar: 'أيار ٢٠٢٥', date_en: 'May' },
  { date_ar: '', date_en: '19/11/2026' },
  { date_ar: 'أمس', date_en: '' },
];
const isOfYear = ({ date_ar, date_en }: ContentItem, year: number | undefined) =>
  !year || latinDigits(date_ar + date_en).includes(String(year));

const change = fc.record({
  // Whole buckets go, now and then
  does: fc.constantFrom('remove', 'remove', 'clear', 'create', 'retitle', 'retitle'),
  place: fc.nat(),
  to: fc
    .tuple(fc.constantFrom(...titles), fc.constantFrom(...dates))
    .map(([title, date]) => ({ ...title, ...date })),
});
const requested = fc.record({
  limit: fc.integer({ min: 1, max: 300 }),
  page: fc.integer({ min: 1, max: 40 }),
  scope: fc.constantFrom(...allScopes),
  year: fc.constantFrom(undefined, 2025, 2026, 2027),
});

describeOnBothEngines('pages of a long list', (open) => {
  test('are those of a plain query in every scope, whatever came, went and was changed', async () => {
    const { db } = await open();
    const content = createContent(db);
    await storeItems(db, section, 1_500);
    await storeItems(db, 'tenders', 700);
    const all = async () => (await content.list(section, { scope: 'all' })).items;

    async function apply({ does, place, to }: { does: string; place: number; to: Partial<ContentItem> }) {
      const there = await all();
      const id = there[place % there.length]?.id;
      const near = there.map((item) => item.id).filter((each) => Math.abs(each - (id ?? 0)) < 40);
      if (does === 'create' || id === undefined)
        await content.create(section, { ...draft('one more'), ...to });
      else if (does === 'remove') await content.remove(section, id);
      else if (does === 'clear') for (const each of near) await content.remove(section, each);
      else for (const each of near) await content.update(section, each, to);
    }

    // Changes stay for the next run, so that the list gets more and more holes
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.array(requested, { minLength: 4 }),
        async (changes, pages) => {
          for (const each of changes) await apply(each);
          const there = await all();
          const second = { limit: 12, page: 2, scope: 'en' as const, year: 2026 };
          for (const { limit, page, scope, year } of [...pages, second]) {
            const expected = there.filter((item) => scopes[scope](item) && isOfYear(item, year));
            const { items, total } = await content.list(section, { limit, page, scope, year });
            expect(items).toEqual(expected.slice((page - 1) * limit, page * limit));
            expect(total).toBe(expected.length);
          }
          const years = [2026, 2025].filter((year) =>
            there.some((item) => scopes.ar(item) && isOfYear(item, year)),
          );
          expect(await content.years(section, 'ar')).toEqual(years);
        },
      ),
      { numRuns: 20, endOnFailure: true },
    );
  });

  test('are right in a database that was filled before they were counted', async () => {
    const { db } = await open();
    await storeItems(db, section, 600);
    const content = createContent(db);
    for (const id of [1, 255, 256, 257, 600]) await content.remove(section, id);
    const counted = () =>
      db.selectFrom('content_bucket').select(['section', 'bucket', 'items']).orderBy('bucket').execute();
    const before = await counted();
    await db.schema.dropTable('content_bucket').execute();
    await countBuckets(db as unknown as Kysely<unknown>);
    expect(before.map(({ items }) => items)).toEqual([253, 254, 88]);
    expect(await counted()).toEqual(before);
  });

  test('are right after an upgrade that begins to count by language, and every item stays', async () => {
    const { db } = await open({ migrated: false });
    const names = Object.keys(migrations);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(names[names.indexOf('0015-language-buckets') - 1] ?? '');
    const timestamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    const ids = Array.from({ length: 600 }, (_, index) => index + 1);
    const rows = ids.map((id) => ({ section, id, ...draft('x'), ...titles[id % 4], ...timestamps }) as const);
    await db.insertInto('content_item').values(rows).execute();
    const counter = { section, last_id: 600, items: 600 } as const;
    await db.insertInto('section_counter').values(counter).execute();
    await db.schema.dropTable('content_bucket').execute();
    await countBuckets(db as unknown as Kysely<unknown>);
    await migrator.migrateToLatest();

    const content = createContent(db);
    for (const scope of allScopes) {
      const expected = rows.filter((row) => scopes[scope]({ ...row, image: null })).toReversed();
      const { items, total } = await content.list(section, { limit: 12, page: 20, scope });
      expect(items.map(({ id }) => id)).toEqual(expected.slice(228, 240).map(({ id }) => id));
      expect(total).toBe(expected.length);
    }
    const { rows: buckets } = await sql<object>`
      select items, items_public, items_ar, items_en from content_bucket order by bucket`.execute(db);
    expect(buckets).toEqual([
      { items: 255, items_public: 191, items_ar: 127, items_en: 127 },
      { items: 256, items_public: 192, items_ar: 128, items_en: 128 },
      { items: 89, items_public: 67, items_ar: 45, items_en: 45 },
    ]);
  });

  test('are right after an upgrade that begins to count by year, and nothing else changes', async () => {
    const { db } = await open({ migrated: false });
    const names = Object.keys(migrations);
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    await migrator.migrateTo(names[names.indexOf('0018-item-years') - 1] ?? '');
    const timestamps = { created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z' };
    const ids = Array.from({ length: 1_200 }, (_, index) => index + 1);
    const rows = ids.map(
      (id) => ({ section, id, ...draft('x'), ...titles[id % 4], ...dates[id % 3], ...timestamps }) as const,
    );
    for (let start = 0; start < rows.length; start += 600) {
      await db
        .insertInto('content_item')
        .values(rows.slice(start, start + 600))
        .execute();
    }
    await db.insertInto('section_counter').values({ section, last_id: 1_200, items: 1_200 }).execute();
    const { error } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();

    const content = createContent(db);
    expect(await content.years(section, 'en')).toEqual([2026, 2025]);
    for (const year of [2025, 2026]) {
      const expected = rows.filter((row) => scopes.en(row) && isOfYear(row, year)).toReversed();
      const { items, total } = await content.list(section, { limit: 12, page: 9, scope: 'en', year });
      const shown = expected.slice(96, 108).map(({ id }) => id);
      expect(items.map(({ id }) => id)).toEqual(shown);
      expect(total).toBe(expected.length);
    }
  });

  test('end where the list ends', async () => {
    const { db } = await open();
    const content = createContent(db);
    const page = (number: number) => content.list(section, { limit: 12, page: number });
    expect(await page(2)).toEqual({ items: [], total: 0 });
    await storeItems(db, section, 600);
    expect((await page(50)).items.map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(await page(51)).toEqual({ items: [], total: 600 });
    expect(await page(999_999)).toEqual({ items: [], total: 600 });
  });
});
