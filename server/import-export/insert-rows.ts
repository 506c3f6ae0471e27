import type { Insertable, Kysely } from 'kysely';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import type { Schema } from '../db/schema.ts';
import { countInBuckets } from '../services/content/items/buckets.ts';
import { type Counts, countsOf, nothing, raised, sumOf } from '../services/content/items/item-scope.ts';
import { referenceKey, throwTaken } from '../services/content/items/reference-key.ts';
import { yearOf } from '../services/content/items/year-of.ts';
import { textColumns } from '../services/content/text-columns.ts';
import { logChanges } from '../services/publication-log/log-changes.ts';
import { indexWorkingCopies } from '../services/search-index/desk/index-desk.ts';
import { indexItems } from '../services/search-index/index-items.ts';
import { indexPages } from '../services/search-index/index-pages.ts';
import type { ImportEntry } from './entries.ts';

/** Rows per insert statement: SQLite accepts 32,766 values in one. */
export const rowsPerInsert = 500;

/** Versions of the stored entries, by name. */
type Versions = [name: string, version: string][];

/**
 * Inserts new items under their own ids, hundreds per statement, since other writers wait meanwhile.
 * @param timestamp for items without timestamps of their own.
 */
export async function insertItems(
  transaction: Kysely<Schema>,
  entries: ImportEntry[],
  timestamp: string,
): Promise<Versions> {
  const versions: Versions = [];
  for (const { key } of sections) {
    const items = entries.filter((entry) => entry.kind === 'item' && entry.section === key);
    const rows = items.flatMap((entry) => {
      if (entry.kind !== 'item') return [];
      const { name, id, value, created_at = timestamp, updated_at = created_at } = entry;
      versions.push([name, updated_at]);
      const reference_key = referenceKey(value.reference);
      return [{ id, ...value, year: yearOf(value), reference_key, created_at, updated_at }];
    });
    const ids = rows.map(({ id }) => id);
    await logChanges(transaction, key, ids);
    await insertRows(transaction, key, rows);
    await indexItems(transaction, key, ids);
    await indexWorkingCopies(transaction, key, ids);
  }
  return versions;
}

/** Rows of new items of a section, with its counts; the search does not find them yet. */
export async function insertRows(
  transaction: Kysely<Schema>,
  section: SectionKey,
  rows: Omit<Insertable<Schema['content_item']>, 'section'>[],
): Promise<void> {
  const counted = rows.map((row) => ({ id: row.id, year: row.year ?? 0, counts: countsOf(row) }));
  await countIn(transaction, section, counted);
  await countInBuckets(transaction, section, counted);
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await transaction
      .insertInto('content_item')
      .values(rows.slice(start, start + rowsPerInsert).map((row) => ({ ...row, section })))
      .execute()
      .catch(throwTaken);
  }
}

/** The same for the managers. */
export async function insertManagers(
  transaction: Kysely<Schema>,
  entries: ImportEntry[],
  timestamp: string,
): Promise<Versions> {
  const managers = entries.filter((entry) => entry.kind === 'manager');
  await countIn(
    transaction,
    'managers',
    managers.map(({ id }) => ({ id, counts: { ...nothing, items: 1 } })),
  );
  for (const { id, value } of managers) {
    const { image, ...texts } = value;
    const columns = textColumns(texts) as Omit<
      Schema['manager'],
      'id' | 'image' | 'created_at' | 'updated_at'
    >;
    const row = { id, ...columns, image, created_at: timestamp, updated_at: timestamp };
    await transaction.insertInto('manager').values(row).execute();
  }
  if (managers.length > 0) await indexPages(transaction);
  return managers.map(({ name }) => [name, timestamp]);
}

/** Updates the counts, and reserves the ids. Runs first, so that concurrent creators are serialized. */
async function countIn(
  transaction: Kysely<Schema>,
  section: Schema['section_counter']['section'],
  items: { id: number; counts: Counts }[],
): Promise<void> {
  if (items.length === 0) return;
  const largest = items.reduce((most, { id }) => Math.max(most, id), 0);
  const counts = sumOf(items.map((item) => item.counts));
  await transaction
    .insertInto('section_counter')
    .values({ section, last_id: largest, ...counts })
    .onConflict((conflict) =>
      conflict.column('section').doUpdateSet((eb) => ({
        last_id: eb
          .case()
          .when('section_counter.last_id', '<', largest)
          .then(largest)
          .else(eb.ref('section_counter.last_id'))
          .end(),
        ...raised('section_counter', counts),
      })),
    )
    .execute();
}
