import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { referenceKey, referenceTaken } from '#server/services/content/items/reference-key.ts';
import type { ItemTexts } from '#shared/publishing/sides.ts';
import { readRevision } from '../revisions/revisions.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

/**
 * The rules for the dates and the reference of an announcement that is saved on purpose or published. An autosave keeps what
 * is still being typed.
 * @throws AppError `invalid` with the field.
 */
export async function requireAnnouncement(
  db: Kysely<Schema>,
  item: ItemKey,
  { opens_at, closes_at, reference }: ItemTexts,
): Promise<void> {
  if (opens_at && closes_at && closes_at <= opens_at)
    throw invalid([{ path: ['closes_at'], message: 'error.closesBefore' }]);
  if (await isReferenceTaken(db, item, reference)) referenceTaken();
}

/** True where another item of the section has a reference: what is public of it, what will be, or its working copy. */
async function isReferenceTaken(
  db: Kysely<Schema>,
  { section, id }: ItemKey,
  reference: string | undefined,
): Promise<boolean> {
  const key = referenceKey(reference);
  if (key === null) return false;
  const found = await Promise.all([
    db
      .selectFrom('content_item')
      .select('id')
      .where('section', '=', section)
      .where('reference_key', '=', key)
      .where('id', '<>', id)
      .executeTakeFirst(),
    db
      .selectFrom('item_document')
      .select('id')
      .where('section', '=', section)
      .where('reference_key', '=', key)
      .where('id', '<>', id)
      .where('trashed_at', 'is', null)
      .executeTakeFirst(),
  ]);
  return found.some(Boolean) || isScheduled(db, { section, id }, key);
}

/** True where another item of the section is to be published with a reference, which its working copy may have lost since. */
async function isScheduled(db: Kysely<Schema>, { section, id }: ItemKey, key: string): Promise<boolean> {
  const scheduled = await db
    .selectFrom('item_side')
    .select(['section', 'id', 'publish_revision'])
    .where('section', '=', section)
    .where('publish_at', 'is not', null)
    .where('id', '<>', id)
    .execute();
  for (const { publish_revision, ...item } of scheduled) {
    const texts = await readRevision(db, item, publish_revision ?? 0);
    if (referenceKey(texts?.reference) === key) return true;
  }
  return false;
}
