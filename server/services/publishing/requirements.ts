import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { publicTexts } from './documents.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import type { Period } from './side-events.ts';

/** @throws AppError `invalid` for a moment in the past, or an end before the beginning. */
export function requireOrder({ at, until }: Period, now: string): void {
  if (at !== undefined && at <= now) throw new AppError('invalid', 'publishing.past');
  if (until !== undefined && until <= (at ?? now)) throw new AppError('invalid', 'publishing.endsBefore');
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
    throw new AppError('invalid', 'publishing.noSuccessor');
}

export function noRevision(): never {
  throw new AppError('not-found', 'publishing.noRevision');
}
