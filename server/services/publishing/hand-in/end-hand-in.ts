import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { DocumentRow } from '../documents.ts';
import { addEvent } from '../history/item-events.ts';
import { notHandedIn } from './hand-in-columns.ts';

/**
 * Ends the hand-in of a copy that is about to change, so that nobody publishes another one than they inspected. The history
 * names the revision that was handed in.
 * @returns the row without it, which is still to be written.
 */
export async function endHandIn(
  transaction: Kysely<Schema>,
  row: DocumentRow,
  { at, author }: { at: string; author: string },
): Promise<DocumentRow> {
  if (row.handed_in_at === null) return row;
  const { revision } = row;
  await addEvent(transaction, row, { event: 'hand-in-ended', side: null, at, author, revision });
  return { ...row, ...notHandedIn };
}
