import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { createContent } from '#server/services/content/content.ts';
import { indexWorkingCopies } from '#server/services/search-index/desk/index-desk.ts';
import { columnsOf } from '#shared/content/fields/field-kinds.ts';
import { fieldsOf } from '#shared/content/fields/standard-fields.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { type ItemTexts } from '#shared/publishing/sides.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { requireAnnouncement } from './announcements/announcement-rules.ts';
import { copyAttachments } from './attachments/attachment-rows.ts';
import { type Document, draftSide, listedTexts, newRow, readDocument, writeSides } from './documents.ts';
import { copyPictures } from './gallery/gallery-rows.ts';
import { versionOf } from './public-version.ts';
import { addRevision } from './revisions/revisions.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import { transit } from './transition.ts';

type NewDocument = {
  texts: ItemTexts;
  author: string;
  /** Publishes the sides that have a title. */
  publish: boolean;
  /** ISO 8601; the present time without one. */
  at?: string | undefined;
  /** The client's name for this creation. */
  key?: string | null | undefined;
};

/** A new draft with the working copy, the files and the gallery of an item. @throws AppError `not-found`. */
export async function duplicate(
  transaction: Kysely<Schema>,
  item: ItemKey,
  by: Pick<NewDocument, 'author' | 'key'>,
): Promise<Document> {
  const { texts } = await readDocument(transaction, item);
  const copy = { texts: withoutReferences(item.section, texts), ...by, publish: false };
  const document = await createDocument(transaction, item.section, copy);
  await copyAttachments(transaction, item, document.row);
  await copyPictures(transaction, item, document.row);
  return document;
}

/** Texts of an item without those that name it alone. */
function withoutReferences(section: SectionKey, texts: ItemTexts): ItemTexts {
  const own = fieldsOf(sectionByKey(section)).filter(({ kind }) => kind === 'reference');
  return Object.assign({ ...texts }, ...own.flatMap(columnsOf).map((column) => ({ [column]: '' })));
}

/** Stores a new item under the next id of its section. */
export async function createDocument(
  transaction: Kysely<Schema>,
  section: SectionKey,
  { texts, author, publish, at, key = null }: NewDocument,
): Promise<Document> {
  const content = createContent(transaction);
  const titled = publish ? languagesOf(texts) : [];
  const version = versionOf(section, texts, titled);
  await requireAnnouncement(transaction, { section, id: 0 }, texts);
  const { id, created_at } = await content.create(section, version, at === undefined ? at : new Date(at));
  const created = newRow({ section, id }, { author, created_at, updated_at: created_at });
  const row = { ...created, ...listedTexts(texts), revision: 1, creation_key: key };
  await transaction.insertInto('item_document').values(row).execute();
  await indexWorkingCopies(transaction, section, [id]);
  await addRevision(transaction, row, { texts, kind: 'saved', author, at: created_at }, 0);
  const sides = { ar: draftSide(row, 'ar'), en: draftSide(row, 'en') };
  await writeSides(transaction, Object.values(sides));
  const document = { row, sides, texts, shown: version };
  if (titled.length === 0) return document;
  const events = Object.fromEntries(titled.map((side) => [side, { event: 'publish' as const }]));
  return transit(transaction, document, { events, now: created_at, author });
}

/**
 * The item that a creation by this name has made, with its version; that is the first one where it was changed since, so that
 * a save based on it is a conflict.
 */
export async function findCreated(
  db: Kysely<Schema>,
  section: SectionKey,
  key: string,
): Promise<{ id: number; version: string } | undefined> {
  const row = await db
    .selectFrom('item_document')
    .select(['id', 'revision', 'created_at', 'updated_at'])
    .where('section', '=', section)
    .where('creation_key', '=', key)
    .executeTakeFirst();
  return row && { id: row.id, version: row.revision === 1 ? row.updated_at : row.created_at };
}
