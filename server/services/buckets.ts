import { type Kysely, sql } from 'kysely';
import type { SectionKey } from '#shared/sections.ts';
import type { Schema } from '../db/schema.ts';

/** The numbers that are counted together. */
const width = 256;

/** Counts an item more (1) or less (-1), in the transaction that stores or removes it. */
export async function countInBucket(
  transaction: Kysely<Schema>,
  section: SectionKey,
  id: number,
  change: 1 | -1,
): Promise<void> {
  await addToBucket(transaction, section, Math.floor(id / width), change);
}

/** The same for many new items, with a statement for each bucket. */
export async function countInBuckets(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: number[],
): Promise<void> {
  const buckets = Map.groupBy(ids, (id) => Math.floor(id / width));
  for (const [bucket, { length }] of buckets) await addToBucket(transaction, section, bucket, length);
}

async function addToBucket(
  transaction: Kysely<Schema>,
  section: SectionKey,
  bucket: number,
  change: number,
): Promise<void> {
  await transaction
    .insertInto('content_bucket')
    .values({ section, bucket, items: change })
    .onConflict((conflict) =>
      conflict
        .columns(['section', 'bucket'])
        .doUpdateSet((eb) => ({ items: eb('content_bucket.items', '+', change) })),
    )
    .execute();
}

/**
 * Where so many of a section's newest items have been passed: below which number to look, and how many are still to be
 * passed there. Its cost does not grow with the number of items that are passed.
 * @returns undefined beyond the last item.
 */
export async function placeAfter(
  db: Kysely<Schema>,
  section: SectionKey,
  passed: number,
): Promise<{ below: number; offset: number } | undefined> {
  if (passed === 0) return { below: 2 ** 31 - 1, offset: 0 };
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('content_bucket')
        .select([
          'bucket',
          'items',
          sql<number | string>`sum(items) over (order by bucket desc) - items`.as('newer'),
        ])
        .where('section', '=', section)
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
