import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Document } from './documents.ts';
import { requireSuccessor } from './requirements.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import { withdrawalOf } from './side-events.ts';
import { transit } from './transition.ts';
import { withRevision, writeRow } from './working-copy.ts';

export type Withdrawal = { reason_ar: string; reason_en: string; successor?: ItemKey | undefined };

type By = { at: string; author: string };

/** @throws AppError `conflict` where nothing of the item is public; `invalid` for its successor. */
export async function withdrawDocument(
  transaction: Kysely<Schema>,
  document: Document,
  { reason_ar, reason_en, successor }: Withdrawal,
  { at, author }: By,
): Promise<Document> {
  await requireSuccessor(transaction, document.row, successor);
  const events = withdrawalOf(document.sides);
  const { row: stored, ...rest } = await withRevision(transaction, document);
  const row = {
    ...stored,
    withdrawn_at: at,
    reason_ar,
    reason_en,
    successor: successor ? `${successor.section}/${successor.id}` : null,
  };
  await writeRow(transaction, row);
  const details = { reason_ar, reason_en, successor: row.successor };
  return transit(transaction, { ...rest, row }, { events, now: at, author, details });
}

/**
 * Publishes the sides of a withdrawn item as they were: the working copy may hold what is not to be public yet. One
 * whose end has passed stays withdrawn.
 * @throws AppError `conflict` where none is withdrawn.
 */
export async function republishDocument(
  transaction: Kysely<Schema>,
  document: Document,
  { at, author }: By,
): Promise<Document> {
  const { section, id, withdrawn_at } = document.row;
  const withdrawn = await transaction
    .selectFrom('item_event')
    .select(['side', 'revision', 'details'])
    .where('section', '=', section)
    .where('id', '=', id)
    .where('event', '=', 'withdrawn')
    .where('at', '=', withdrawn_at ?? '')
    .orderBy('number')
    .execute();
  const events = withdrawn.flatMap(({ side, revision, details }) => {
    if (side === null || document.sides[side].state !== 'withdrawn') return [];
    const { ends_at: until } = JSON.parse(details) as { ends_at?: string };
    if (until !== undefined && until <= at) return [];
    return [[side, { event: 'publish', revision, ...(until !== undefined && { period: { until } }) }]];
  });
  if (events.length === 0) throw new AppError('conflict', 'publishing.impossible');
  return transit(transaction, document, { events: Object.fromEntries(events), now: at, author });
}
