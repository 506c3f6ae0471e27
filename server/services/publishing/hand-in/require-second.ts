import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { changed } from '#server/errors/conflict.ts';
import { isFourEyes } from '#server/services/settings/is-four-eyes.ts';
import type { Document } from '../documents.ts';
import { viewOf } from '../view.ts';

/** The hand-in of a copy, for the event of its publication. */
export function handInOf({ row: { handed_in_at, handed_in_by } }: Document): object {
  return handed_in_at === null ? {} : { handed_in: { at: handed_in_at, by: handed_in_by } };
}

/**
 * With four eyes, a copy is published by another person than those who handed it in and who wrote it last, and only the hand-in
 * that they inspected.
 * @param inspected the `at` of that hand-in; without four eyes it may be left out.
 * @throws AppError `conflict` with the item where the hand-in is another one, or where there is none; `forbidden` for one's own.
 */
export async function requireSecond(
  transaction: Kysely<Schema>,
  document: Document,
  { author, inspected }: { author: string; inspected: string | undefined },
): Promise<void> {
  const { handed_in_at, handed_in_by, author: writer } = document.row;
  if (inspected !== undefined && inspected !== handed_in_at) changed(viewOf(document));
  if (!(await isFourEyes(transaction))) return;
  if (handed_in_at === null) throw new AppError('conflict', 'handIn.first');
  if (author === handed_in_by) throw new AppError('forbidden', 'handIn.own');
  if (author === writer) throw new AppError('forbidden', 'handIn.ownText');
  if (inspected === undefined) changed(viewOf(document));
}
