import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { StoredText } from '#server/services/revisions/text-chunks.ts';
import { historyPageEntries } from '#shared/limits.ts';
import type { EventEntry, ItemHistory, RevisionEntry } from '#shared/publishing/item-history.ts';
import { requireItem } from '../requirements.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

/** `page` counts from 1, and has `limit` revisions and events. */
export type HistoryPage = { page?: number | undefined; limit?: number | undefined };

type StoredTexts = Record<string, StoredText | null>;

/** Revisions and events of an item, the newest first. @throws AppError `not-found`. */
export async function historyOf(
  db: Kysely<Schema>,
  item: ItemKey,
  { page = 1, limit = historyPageEntries }: HistoryPage = {},
): Promise<ItemHistory> {
  await requireItem(db, item);
  const [entries, total] = await Promise.all([entriesOf(db, item, page, limit), totalOf(db, item)]);
  const numbers = (kind: 'event' | 'revision') =>
    entries.filter((entry) => entry.kind === kind).map(({ number }) => number);
  const [revisions, events] = await Promise.all([
    revisionsOf(db, item, numbers('revision')),
    eventsOf(db, item, numbers('event')),
  ]);
  return { revisions, events, total };
}

/** Numbers of revisions and events in one order. An event comes after the revision that was saved with it. */
function entriesOf(db: Kysely<Schema>, { section, id }: ItemKey, page: number, limit: number) {
  return db
    .selectFrom('item_revision')
    .select((eb) => [eb.val('revision').as('kind'), 'revision as number', 'saved_at as at'])
    .where('section', '=', section)
    .where('id', '=', id)
    .unionAll(
      db
        .selectFrom('item_event')
        .select((eb) => [eb.val('event').as('kind'), 'number', 'at'])
        .where('section', '=', section)
        .where('id', '=', id),
    )
    .orderBy('at', 'desc')
    .orderBy('kind')
    .orderBy('number', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

async function totalOf(db: Kysely<Schema>, { section, id }: ItemKey): Promise<number> {
  const counts = (['item_revision', 'item_event'] as const).map((table) =>
    db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('section', '=', section)
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0);
}

async function revisionsOf(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  numbers: readonly number[],
): Promise<RevisionEntry[]> {
  if (numbers.length === 0) return [];
  // Each with the one before it, with which it is compared
  const wanted = [...new Set(numbers.flatMap((number) => [number - 1, number]))];
  const rows = await db
    .selectFrom('item_revision')
    .select(['revision', 'saved_at', 'author', 'kind', 'minor', 'texts'])
    .where('section', '=', section)
    .where('id', '=', id)
    .where('revision', 'in', wanted)
    .execute();
  const byNumber = new Map(rows.map((row) => [row.revision, row]));
  return numbers.flatMap((number) => {
    const row = byNumber.get(number);
    if (!row) return [];
    const { texts, minor, ...entry } = row;
    const changed = changedIn(byNumber.get(number - 1)?.texts ?? '{}', texts);
    return [{ ...entry, minor: minor === 1, changed }];
  });
}

/** Columns that differ between two stored revisions: the same text has the same chunks, so none is read. */
function changedIn(before: string, after: string): string[] {
  const old = JSON.parse(before) as StoredTexts;
  const now = JSON.parse(after) as StoredTexts;
  const stored = (text: StoredText | null | undefined) => JSON.stringify(text ?? '');
  return Object.keys(now).filter((column) => stored(old[column]) !== stored(now[column]));
}

async function eventsOf(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  numbers: readonly number[],
): Promise<EventEntry[]> {
  if (numbers.length === 0) return [];
  const rows = await db
    .selectFrom('item_event')
    .select(['event', 'side', 'at', 'author', 'revision', 'details'])
    .where('section', '=', section)
    .where('id', '=', id)
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> }));
}
