import { type Kysely, sql } from 'kysely';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../../db/schema.ts';
import { type Counts, counterOf, raised, type Scope, sumOf } from './item-scope.ts';

/** The numbers that are counted together. */
const width = 256;

/** An item's place in the counts. */
type Place = { id: number; year: number };

/** Counts an item more, less or in other scopes, in the transaction that writes it. */
export async function countInBucket(
  transaction: Kysely<Schema>,
  section: SectionKey,
  { id, year }: Place,
  change: Counts,
): Promise<void> {
  await addToBucket(transaction, { section, bucket: bucketOf(id), year }, change);
}

/** The same for many new items, with a statement for each bucket. */
export async function countInBuckets(
  transaction: Kysely<Schema>,
  section: SectionKey,
  items: (Place & { counts: Counts })[],
): Promise<void> {
  for (const [year, ofYear] of Map.groupBy(items, (item) => item.year)) {
    for (const [bucket, inBucket] of Map.groupBy(ofYear, ({ id }) => bucketOf(id))) {
      const counts = sumOf(inBucket.map((item) => item.counts));
      await addToBucket(transaction, { section, bucket, year }, counts);
    }
  }
}

function bucketOf(id: number): number {
  return Math.floor(id / width);
}

async function addToBucket(
  transaction: Kysely<Schema>,
  key: { section: SectionKey; bucket: number; year: number },
  change: Counts,
): Promise<void> {
  await transaction
    .insertInto('content_bucket')
    .values({ ...key, ...change })
    .onConflict((conflict) =>
      conflict.columns(['section', 'bucket', 'year']).doUpdateSet(raised('content_bucket', change)),
    )
    .execute();
}

/** The part of a section that a list shows: all years without one. */
type Part = { section: SectionKey; scope: Scope; year: number | undefined };

/**
 * The position after that many of the newest items of a part: a number below which to search, and how many to
 * skip there. Its cost does not grow with the number of items passed.
 * @returns undefined beyond the last item.
 */
export async function placeAfter(
  db: Kysely<Schema>,
  { section, scope, year }: Part,
  passed: number,
): Promise<{ below: number; offset: number } | undefined> {
  if (passed === 0) return { below: 2 ** 31 - 1, offset: 0 };
  const items = sql<number | string>`sum(${sql.ref(counterOf[scope])})`;
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('content_bucket')
        .select([
          'bucket',
          items.as('items'),
          sql<number | string>`sum(${items}) over (order by bucket desc) - ${items}`.as('newer'),
        ])
        .where('section', '=', section)
        .$if(year !== undefined, (query) => query.where('year', '=', year!))
        .groupBy('bucket')
        .as('counted'),
    )
    .select(['bucket', 'newer'])
    .where(sql<number>`newer + items`, '>', passed)
    .orderBy('bucket', 'desc')
    .limit(1)
    .executeTakeFirst();
  // A sum is a text on PostgreSQL
  return found && { below: (found.bucket + 1) * width, offset: passed - Number(found.newer) };
}

/** The years of the items of a section, or of all, in a scope, the latest first, and their numbers of items. */
export async function countsByYear(
  db: Kysely<Schema>,
  section: SectionKey | undefined,
  scope: Scope,
): Promise<{ year: number; items: number }[]> {
  const rows = await db
    .selectFrom('content_bucket')
    .select(['year', sql<number | string>`sum(${sql.ref(counterOf[scope])})`.as('items')])
    .$if(section !== undefined, (query) => query.where('section', '=', section!))
    .groupBy('year')
    .execute();
  return rows
    .map(({ year, items }) => ({ year, items: Number(items) }))
    .filter(({ year, items }) => year > 0 && items > 0)
    .toSorted((one, other) => other.year - one.year);
}
