import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Side } from '#shared/publishing/sides.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import type { SectionKey } from '#shared/site/sections.ts';
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
export function addEvent(transaction: Kysely<Schema>, item: ItemKey, event: ItemEvent): Promise<void> {
  return addEvents(transaction, [{ item, ...event }]);
}

/** Adds to the histories of items, in this order; their documents are locked. */
export async function addEvents(
  transaction: Kysely<Schema>,
  events: (ItemEvent & { item: ItemKey })[],
): Promise<void> {
  const rows: Insertable<Schema['item_event']>[] = [];
  for (const [section, own] of Map.groupBy(events, ({ item }) => item.section)) {
    const last = await lastNumbers(transaction, section, [...new Set(own.map(({ item }) => item.id))]);
    for (const { item, details = {}, ...event } of own) {
      const { id } = item;
      const number = (last.get(id) ?? 0) + 1;
      last.set(id, number);
      rows.push({ section, id, number, ...event, details: JSON.stringify(details) });
    }
  }
  if (rows.length > 0) await transaction.insertInto('item_event').values(rows).execute();
}

/** The number of the last event of each item that has one. */
async function lastNumbers(transaction: Kysely<Schema>, section: SectionKey, ids: number[]) {
  const rows = await transaction
    .selectFrom('item_event')
    .select((eb) => ['id', eb.fn.max('number').as('last')])
    .where('section', '=', section)
    .where('id', 'in', ids)
    .groupBy('id')
    .execute();
  return new Map(rows.map(({ id, last }) => [id, last]));
}
