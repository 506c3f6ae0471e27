import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { countInBuckets } from './buckets.ts';
import { countsOf, difference, nothing, raised, sumOf } from './item-scope.ts';

type Counted = Parameters<typeof countsOf>[0] & { year: number };

/** An item before and after a change; without the latter it was removed. */
type Change = { id: number; before: Counted; after?: Counted };

/**
 * Counts items of a section as they are after a change. Updates the section's counter before those of the buckets, in the same
 * order as a creation: no deadlock.
 */
export async function countChanges(
  transaction: Kysely<Schema>,
  section: SectionKey,
  changes: readonly Change[],
): Promise<void> {
  const counted = changes.flatMap(({ id, before, after }) => {
    const counts = after ? countsOf(after) : nothing;
    const change = difference(countsOf(before), counts);
    if (after && after.year !== before.year)
      return [
        { id, year: before.year, counts: difference(countsOf(before), nothing) },
        { id, year: after.year, counts },
      ];
    return Object.values(change).some((by) => by !== 0) ? [{ id, year: before.year, counts: change }] : [];
  });
  if (counted.length === 0) return;
  await transaction
    .updateTable('section_counter')
    .set(raised('section_counter', sumOf(counted.map(({ counts }) => counts))))
    .where('section', '=', section)
    .execute();
  await countInBuckets(transaction, section, counted);
}
