import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { otherLanguage } from '#shared/languages.ts';
import type { Side } from '#shared/publishing/sides.ts';
import { type Document, writeSides } from '../documents.ts';
import { addEvent } from './item-events.ts';

/** Notes that a side is still right, whatever changed in the other. */
export async function markUpToDate(
  transaction: Kysely<Schema>,
  document: Document,
  side: Side,
  by: { at: string; author: string },
): Promise<Document> {
  const { row, sides } = document;
  if (sides[side].outdated === 0) return document;
  const right = { ...sides[side], outdated: 0 as const, right_revision: null };
  await writeSides(transaction, [right]);
  const revision = sides[otherLanguage(side)].public_revision ?? row.revision;
  await addEvent(transaction, row, { event: 'up-to-date', side, ...by, revision });
  return { ...document, sides: { ...sides, [side]: right } };
}
