import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import { excluded } from '#server/db/excluded.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { referenceKey } from '#server/services/content/items/reference-key.ts';
import { yearOf } from '#server/services/content/items/year-of.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages } from '#shared/languages.ts';
import {
  emptyTexts,
  type ItemTexts,
  type Side,
  sharedColumns,
  sideColumns,
} from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { notHandedIn, notSentBack } from './hand-in/hand-in-columns.ts';
import { readRevisions, revisionName } from './revisions/revisions.ts';
import type { ItemKey } from './revisions/text-chunks.ts';

export type DocumentRow = Selectable<Schema['item_document']>;
export type SideRow = Selectable<Schema['item_side']>;

type Stored = ItemTexts & Pick<ContentItem, 'id' | 'created_at' | 'updated_at'>;

/** An item with all that its transitions depend on. */
export type Document = {
  row: DocumentRow;
  sides: Record<Side, SideRow>;
  /** The working copy. */
  texts: ItemTexts;
  /** The texts that are public: those of published sides, and those that both share. */
  shown: ItemTexts;
};

/**
 * An item that is not in the trash.
 * @param locked until the transaction ends, so that of two writers the second one sees what the first one did.
 * @throws AppError `not-found`.
 */
export async function readDocument(db: Kysely<Schema>, key: ItemKey, locked = false): Promise<Document> {
  const document = await findDocument(db, key, locked);
  if (!document || document.row.trashed_at !== null) return missing(key.section);
  return document;
}

/** An item, also in the trash; undefined where there is none. */
export async function findDocument(
  db: Kysely<Schema>,
  key: ItemKey,
  locked = false,
): Promise<Document | undefined> {
  const [document] = await findDocuments(db, [key], locked);
  return document;
}

/** The same of many items, in the order in which they are locked. */
export async function findDocuments(
  db: Kysely<Schema>,
  keys: readonly ItemKey[],
  locked = false,
): Promise<Document[]> {
  const found: Document[] = [];
  for (const [section, ids] of inLockOrder(keys)) found.push(...(await findIn(db, section, ids, locked)));
  return found;
}

async function findIn(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: number[],
  locked: boolean,
): Promise<Document[]> {
  // SQLite has no other writer meanwhile
  const isLocked = locked && isPostgres(db);
  // Every writer of an item takes this row first
  const items = await db
    .selectFrom('content_item')
    .select(['id', 'created_at', 'updated_at', ...writtenColumns(section)])
    .where('section', '=', section)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
  const rows = await db
    .selectFrom('item_document')
    .selectAll()
    .where('section', '=', section)
    .where('id', 'in', ids)
    .orderBy('id')
    .$if(isLocked, (query) => query.forUpdate())
    .execute();
  const stored = rows.length === 0 ? [] : await sidesOf(db, section, ids);
  const copies = await readRevisions(db, section, rows);
  const nothing = emptyTexts(section);
  return ids.flatMap((id) => {
    const item = items.find((each) => each.id === id);
    const row = rows.find((each) => each.id === id);
    if (!row) return item ? [documentOf(section, item)] : [];
    const of = (side: Side) =>
      stored.find((each) => each.id === id && each.side === side) ?? draftSide(row, side);
    const texts = copies.get(revisionName(row)) ?? nothing;
    return [{ row, sides: { ar: of('ar'), en: of('en') }, texts, shown: item ?? nothing }];
  });
}

function sidesOf(db: Kysely<Schema>, section: SectionKey, ids: number[]): Promise<SideRow[]> {
  return db
    .selectFrom('item_side')
    .selectAll()
    .where('section', '=', section)
    .where('id', 'in', ids)
    .execute();
}

/** The document of an item that has none yet: each side with a title is published. */
function documentOf(section: SectionKey, { id, created_at, updated_at, ...texts }: Stored): Document {
  const key = { section, id };
  const titled = languagesOf(texts);
  const of = (side: Side): SideRow => ({
    ...draftSide(key, side),
    ...(titled.includes(side) && { state: 'published', public_revision: 0, published_at: updated_at }),
  });
  const row = { ...newRow(key, { author: '', created_at, updated_at }), ...listedTexts(texts) };
  return { row, sides: { ar: of('ar'), en: of('en') }, texts, shown: texts };
}

/** The columns of a document that lists show and filter. */
export function listedTexts({ title_ar, title_en, date_ar, date_en, image, reference }: ItemTexts) {
  const year = yearOf({ date_ar, date_en });
  return { title_ar, title_en, date_ar, date_en, image, year, reference_key: referenceKey(reference) };
}

/** A document before its first revision. */
export function newRow(
  { section, id }: ItemKey,
  created: Pick<DocumentRow, 'author' | 'created_at' | 'updated_at'>,
): DocumentRow {
  return {
    section,
    id,
    title_ar: '',
    title_en: '',
    date_ar: '',
    date_en: '',
    image: null,
    year: 0,
    reference_key: null,
    revision: 0,
    ...created,
    trashed_at: null,
    withdrawn_at: null,
    reason_ar: null,
    reason_en: null,
    successor: null,
    creation_key: null,
    pinned_at: null,
    pinned_until: null,
    concerns: null,
    concerns_kind: null,
    ...notHandedIn,
    ...notSentBack,
  };
}

/** The columns of an item as the public reads them. */
export async function publicTexts(db: Kysely<Schema>, { section, id }: ItemKey): Promise<ItemTexts> {
  const columns = writtenColumns(section);
  const row = await db
    .selectFrom('content_item')
    .select(columns)
    .where('section', '=', section)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? emptyTexts(section);
}

/** All columns that an editor writes. */
export const writtenColumns = (section: SectionKey) => [
  ...sharedColumns(section),
  ...languages.flatMap((side) => sideColumns(section, side)),
];

/** A side of which nothing was published. */
export function draftSide({ section, id }: ItemKey, side: Side): SideRow {
  return {
    section,
    id,
    side,
    state: 'draft',
    public_revision: null,
    published_at: null,
    ends_at: null,
    publish_at: null,
    publish_revision: null,
    publish_until: null,
    right_revision: null,
    outdated: 0,
    changed: 0,
  };
}

/** Stores sides. */
export async function writeSides(transaction: Kysely<Schema>, sides: SideRow[]): Promise<void> {
  const [first] = sides;
  if (!first) return;
  await transaction
    .insertInto('item_side')
    .values(sides)
    .onConflict((conflict) =>
      conflict.columns(['section', 'id', 'side']).doUpdateSet(excluded(Object.keys(first))),
    )
    .execute();
}

/** Locks items until the transaction ends. */
export async function lockItems(transaction: Kysely<Schema>, keys: readonly ItemKey[]): Promise<void> {
  // SQLite has no other writer meanwhile
  if (!isPostgres(transaction)) return;
  for (const [section, ids] of inLockOrder(keys)) {
    await transaction
      .selectFrom('content_item')
      .select('id')
      .where('section', '=', section)
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
}

/** Ids by section, in one order for every writer: none waits for another in a circle. */
function inLockOrder(keys: readonly ItemKey[]): [SectionKey, number[]][] {
  return [...Map.groupBy(keys, ({ section }) => section)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([section, own]) => [section, own.map(({ id }) => id)]);
}

export function missing(section: SectionKey): never {
  throw new AppError('not-found', `${section}.notFound`);
}
