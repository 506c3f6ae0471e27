import fc from 'fast-check';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up as countBuckets } from '#server/db/migrations/0004-content-buckets.ts';
import type { Schema } from '#server/db/schema.ts';
import { describeOnBothEngines } from '#tests/databases.ts';
import { storeItems } from '#tests/many-items.ts';
import { draft } from '#tests/test-app.ts';
import { createContent } from './content.ts';

const section = 'articles';

/** A page as the plainest query finds it. */
async function plainPage(db: Kysely<Schema>, limit: number, page: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_item')
    .select('id')
    .where('section', '=', section)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return rows.map(({ id }) => id);
}

const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('remove' as const), place: fc.nat() }) },
  // Whole buckets go
  { weight: 1, arbitrary: fc.record({ does: fc.constant('clear' as const), place: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('create' as const), place: fc.nat() }) },
);
const asked = fc.record({ limit: fc.integer({ min: 1, max: 300 }), page: fc.integer({ min: 1, max: 40 }) });

describeOnBothEngines('pages of a long list', (open) => {
  test('are those of a plain query, whatever came and went', async () => {
    const { db } = await open();
    const content = createContent(db);
    await storeItems(db, section, 1_500);
    await storeItems(db, 'tenders', 700);
    const ids = async () => (await content.list(section)).items.map(({ id }) => id);

    async function apply({ does, place }: { does: string; place: number }): Promise<void> {
      const there = await ids();
      const id = there[place % there.length];
      if (does === 'create' || id === undefined) await content.create(section, draft('one more'));
      else if (does === 'remove') await content.remove(section, id);
      else
        for (const each of there.filter((one) => Math.abs(one - id) < 40))
          await content.remove(section, each);
    }

    // What changes stays for the next run, so that the list has more and more holes
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { maxLength: 6 }),
        fc.array(asked, { minLength: 4 }),
        async (all, pages) => {
          for (const each of all) await apply(each);
          const left = await ids();
          for (const { limit, page } of [...pages, { limit: 12, page: Math.ceil(left.length / 12) || 1 }]) {
            const { items, total } = await content.list(section, { limit, page });
            expect(items.map(({ id }) => id)).toEqual(await plainPage(db, limit, page));
            expect(total).toBe(left.length);
          }
        },
      ),
      { numRuns: 30, endOnFailure: true },
    );
  });

  test('are right in a database that was filled before they were counted', async () => {
    const { db } = await open();
    await storeItems(db, section, 600);
    const content = createContent(db);
    for (const id of [1, 255, 256, 257, 600]) await content.remove(section, id);
    const counted = () => db.selectFrom('content_bucket').selectAll().orderBy('bucket').execute();
    const before = await counted();
    await db.schema.dropTable('content_bucket').execute();
    await countBuckets(db as unknown as Kysely<unknown>);
    expect(before.map(({ items }) => items)).toEqual([253, 254, 88]);
    expect(await counted()).toEqual(before);
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
