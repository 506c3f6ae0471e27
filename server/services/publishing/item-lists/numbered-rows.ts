import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { ItemEventName } from '#shared/publishing/states.ts';
import { lockItems, readDocument } from '../documents.ts';
import { endHandIn } from '../hand-in/end-hand-in.ts';
import { addEvent } from '../history/item-events.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { withRevision, writeRow } from '../working-copy.ts';

/** A file or a picture of an item. Its number is never given again; its place may change. */
export type NumberedRow = { number: number; position: number; removed_at: string | null };

/** A change of an item's rows, and the row that its history is told about. */
export type RowChange<Row> = { changed: Row[]; event: ItemEventName; about: Row };

type Table<Row> = {
  /** All rows of an item, those that were removed among them. */
  all: (db: Kysely<Schema>, item: ItemKey) => Promise<Row[]>;
  write: (db: Kysely<Schema>, row: Row) => Promise<void>;
  /** The details of an event. */
  details: (row: Row) => object;
};

/** Changes the rows of an item that no other writer changes meanwhile, and adds the change to its history. */
export async function changeRows<Row extends NumberedRow>(
  transaction: Kysely<Schema>,
  { all, write, details }: Table<Row>,
  { item, author, at }: { item: ItemKey; author: string; at: string },
  work: (rows: Row[]) => RowChange<Row>,
): Promise<Row> {
  await lockItems(transaction, [item]);
  const { row: stored } = await withRevision(transaction, await readDocument(transaction, item, true));
  const row = await endHandIn(transaction, stored, { at, author });
  if (row !== stored) await writeRow(transaction, row);
  const { changed, event, about } = work(await all(transaction, item));
  for (const each of changed) await write(transaction, each);
  const { revision } = row;
  await addEvent(transaction, row, { event, side: null, at, author, revision, details: details(about) });
  return changed.find(({ number }) => number === about.number) ?? about;
}

export const isThere = ({ removed_at }: NumberedRow) => removed_at === null;

/** The rows that an item has, in their order. */
export function inOrder<Row extends NumberedRow>(rows: readonly Row[]): Row[] {
  return rows
    .filter(isThere)
    .toSorted((one, other) => one.position - other.position || one.number - other.number);
}

/** The number and the place of a further row. */
export function nextPlace(rows: readonly NumberedRow[]) {
  return {
    number: Math.max(0, ...rows.map(({ number }) => number)) + 1,
    position: Math.max(0, ...rows.map(({ position }) => position)) + 1,
  };
}

/** All rows that an item has, in the order in which one of them has another place, which counts from 1. */
export function withMoved<Row extends NumberedRow>(rows: readonly Row[], moved: Row, place: number): Row[] {
  const others = inOrder(rows).filter(({ number }) => number !== moved.number);
  return others.toSpliced(place - 1, 0, moved).map((row, index) => ({ ...row, position: index + 1 }));
}

/** Gives an item these rows in place of those that it has, as an import does. */
export async function replaceRows<Row extends NumberedRow>(
  transaction: Kysely<Schema>,
  { all, write }: Pick<Table<Row>, 'all' | 'write'>,
  item: ItemKey,
  rows: readonly Row[],
): Promise<void> {
  const taken = new Set(rows.map(({ number }) => number));
  const removed_at = new Date().toISOString();
  for (const row of (await all(transaction, item)).filter(isThere))
    if (!taken.has(row.number)) await write(transaction, { ...row, removed_at });
  for (const row of rows) await write(transaction, row);
}
