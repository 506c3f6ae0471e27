import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

export type ItemEvent = {
  event: ItemEventName;
  side: Side | null;
  at: string;
  author: string;
  revision: number;
  /** Moments, reasons, differences that were accepted. */
  details?: object | undefined;
};

/** Adds to an item's history; its document is locked. */
export async function addEvent(
  transaction: Kysely<Schema>,
  { section, id }: ItemKey,
  { details = {}, ...event }: ItemEvent,
): Promise<void> {
  const { last } = await transaction
    .selectFrom('item_event')
    .select((eb) => eb.fn.max('number').as('last'))
    .where('section', '=', section)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const row = { section, id, number: (last ?? 0) + 1, ...event, details: JSON.stringify(details) };
  await transaction.insertInto('item_event').values(row).execute();
}
