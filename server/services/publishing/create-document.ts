import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { createContent } from '#server/services/content/content.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { type ItemTexts } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type Document, draftSide, listedTexts, newRow, writeSide } from './documents.ts';
import { versionOf } from './public-version.ts';
import { addRevision } from './revisions/revisions.ts';
import { transit } from './transition.ts';

type NewDocument = {
  texts: ItemTexts;
  author: string;
  /** Publishes the sides that have a title. */
  publish: boolean;
  /** ISO 8601; the present time without one. */
  at?: string | undefined;
};

/** Stores a new item under the next id of its section. */
export async function createDocument(
  transaction: Kysely<Schema>,
  section: SectionKey,
  { texts, author, publish, at }: NewDocument,
): Promise<Document> {
  const content = createContent(transaction);
  const titled = publish ? languagesOf(texts) : [];
  const version = versionOf(section, texts, titled);
  const { id, created_at } = await content.create(section, version, at === undefined ? at : new Date(at));
  const created = newRow({ section, id }, { author, created_at, updated_at: created_at });
  const row = { ...created, ...listedTexts(texts), revision: 1 };
  await transaction.insertInto('item_document').values(row).execute();
  await addRevision(transaction, row, { texts, kind: 'saved', author, at: created_at }, 0);
  const sides = { ar: draftSide(row, 'ar'), en: draftSide(row, 'en') };
  for (const side of Object.values(sides)) await writeSide(transaction, side);
  const document = { row, sides, texts };
  if (titled.length === 0) return document;
  const events = Object.fromEntries(titled.map((side) => [side, { event: 'publish' as const }]));
  return transit(transaction, document, { events, now: created_at, author });
}
