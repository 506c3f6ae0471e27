import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type ItemTexts, type Side, sharedColumns, sideColumns } from '#shared/content/sides.ts';
import { languages } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { readRevision } from './revisions.ts';
import type { ItemKey } from './text-chunks.ts';

export type DocumentRow = Selectable<Schema['item_document']>;
export type SideRow = Selectable<Schema['item_side']>;

/** An item with all that its transitions depend on. */
export type Document = {
  row: DocumentRow;
  sides: Record<Side, SideRow>;
  /** The working copy. */
  texts: ItemTexts;
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
  { section, id }: ItemKey,
  locked = false,
): Promise<Document | undefined> {
  const row = await db
    .selectFrom('item_document')
    .selectAll()
    .where('section', '=', section)
    .where('id', '=', id)
    // SQLite has no other writer meanwhile
    .$if(locked && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const sides = await db
    .selectFrom('item_side')
    .selectAll()
    .where('section', '=', section)
    .where('id', '=', id)
    .execute();
  const of = (side: Side) => sides.find((each) => each.side === side) ?? draftSide(row, side);
  const texts = row.revision > 0 ? await readRevision(db, row, row.revision) : await publicTexts(db, row);
  return { row, sides: { ar: of('ar'), en: of('en') }, texts: texts ?? {} };
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
  return row ?? {};
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
  };
}

/** Stores a side. */
export async function writeSide(transaction: Kysely<Schema>, side: SideRow): Promise<void> {
  await transaction
    .insertInto('item_side')
    .values(side)
    .onConflict((conflict) => conflict.columns(['section', 'id', 'side']).doUpdateSet(side))
    .execute();
}

export function missing(section: SectionKey): never {
  throw new AppError('not-found', `${section}.notFound`);
}
