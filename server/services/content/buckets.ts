import { type Kysely, sql } from 'kysely';
import type { SectionKey } from '#shared/site/sections.ts';
import type { Schema } from '../../db/schema.ts';
import { type Counts, counterOf, raised, type Scope, sumOf } from './item-scope.ts';

/** The numbers that are counted together. */
const width = 256;

/** Counts an item more, less or in other scopes, in the transaction that writes it. */
export async function countInBucket(
  transaction: Kysely<Schema>,
  section: SectionKey,
  id: number,
  change: Counts,
): Promise<void> {
  await addToBucket(transaction, section, Math.floor(id / width), change);
}

/** The same for many new items, with a statement for each bucket. */
export async function countInBuckets(
  transaction: Kysely<Schema>,
  section: SectionKey,
  items: { id: number; counts: Counts }[],
): Promise<void> {
  const buckets = Map.groupBy(items, ({ id }) => Math.floor(id / width));
  for (const [bucket, inBucket] of buckets) {
    await addToBucket(transaction, section, bucket, sumOf(inBucket.map(({ counts }) => counts)));
  }
}

async function addToBucket(
  transaction: Kysely<Schema>,
  section: SectionKey,
  bucket: number,
  change: Counts,
): Promise<void> {
  await transaction
    .insertInto('content_bucket')
    .values({ section, bucket, ...change })
    .onConflict((conflict) =>
      conflict.columns(['section', 'bucket']).doUpdateSet(raised('content_bucket', change)),
    )
    .execute();
}

/**
 * The position after that many of a section's newest items in a scope: a number below which to search, and how many to
 * skip there. Its cost does not grow with the number of items passed.
 * @returns undefined beyond the last item.
 */
export async function placeAfter(
  db: Kysely<Schema>,
  section: SectionKey,
  scope: Scope,
  passed: number,
): Promise<{ below: number; offset: number } | undefined> {
  const counter = sql.ref<number>(counterOf[scope]);
  if (passed === 0) return { below: 2 ** 31 - 1, offset: 0 };
  const found = await db
    .selectFrom((eb) =>
      eb
        .selectFrom('content_bucket')
        .select([
          'bucket',
          counter.as('items'),
          sql<number | string>`sum(${counter}) over (order by bucket desc) - ${counter}`.as('newer'),
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
