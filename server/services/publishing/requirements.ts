import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { changed } from '#server/errors/conflict.ts';
import { invalid } from '#server/errors/invalid-input.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import { type Document, missing, publicTexts } from './documents.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import type { Period } from './side-events.ts';
import { viewOf } from './view.ts';

/** @throws AppError `conflict` with the newer item where its working copy is another one. */
export function requireVersion(document: Document, version: string | undefined): void {
  if (version !== undefined && version !== document.row.updated_at) changed(viewOf(document));
}

/** @throws AppError `invalid` for a moment in the past, or an end before the beginning. */
export function requireOrder(side: Side, { at, until }: Period, now: string): void {
  const path = ['sides', side];
  if (at !== undefined && at <= now) throw invalid([{ path: [...path, 'at'], message: 'publishing.past' }]);
  if (until !== undefined && until <= (at ?? now))
    throw invalid([{ path: [...path, 'until'], message: 'publishing.endsBefore' }]);
}

/**
 * The successor of a withdrawn item has to be public itself, so that no chain of withdrawn items leads nowhere.
 * @throws AppError `invalid` where it is not, or is the item itself.
 */
export async function requireSuccessor(
  db: Kysely<Schema>,
  item: ItemKey,
  successor: ItemKey | undefined,
): Promise<void> {
  if (!successor) return;
  const isItself = successor.section === item.section && successor.id === item.id;
  if (isItself || languagesOf(await publicTexts(db, successor)).length === 0)
    throw invalid([{ path: ['successor'], message: 'publishing.noSuccessor' }]);
}

/** @throws AppError `not-found` where there is no such item, or where it is in the trash. */
export async function requireItem(db: Kysely<Schema>, { section, id }: ItemKey): Promise<void> {
  // An item in the trash has a document alone
  const item = await db
    .selectFrom('content_item')
    .select('id')
    .where('section', '=', section)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!item) missing(section);
}

export function noRevision(): never {
  throw new AppError('not-found', 'publishing.noRevision');
}
