import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import { type Counts, raised } from './item-scope.ts';

/** Takes a section's next id and counts one item more; for the transaction that inserts the item. */
export async function nextId(
  transaction: Kysely<Schema>,
  section: Schema['section_counter']['section'],
  counts: Counts,
): Promise<number> {
  const counter = await transaction
    .insertInto('section_counter')
    .values({ section, last_id: 1, ...counts })
    .onConflict((conflict) =>
      conflict.column('section').doUpdateSet((eb) => ({
        last_id: eb('section_counter.last_id', '+', 1),
        ...raised('section_counter', counts),
      })),
    )
    .returning('last_id')
    .executeTakeFirstOrThrow();
  return counter.last_id;
}
