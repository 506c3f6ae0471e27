import { fold } from '#shared/arabic/fold.ts';
import { sortable } from '#shared/date-time.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';

export type Wanted = { words: string; topic: string; month: string; order: 'newest' | 'oldest' };

export const everything: Wanted = { words: '', topic: '', month: '', order: 'newest' };

/** Folded texts of the rows; they go with the rows. */
const folded = new WeakMap<InboxRow, string>();

/** Month of arrival in Beirut: `2026-11`. */
export function monthOf({ created_at }: InboxRow): string {
  return sortable(created_at, false).slice(0, 7);
}

/** The rows in which every word stands, in any way of writing it. All of it happens in the browser. */
export function matchRows(kind: InboxKind, rows: readonly InboxRow[], wanted: Wanted): InboxRow[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      (!wanted.topic || ('topic' in row && row.topic === wanted.topic)) &&
      (!wanted.month || monthOf(row) === wanted.month) &&
      words.every((word) => foldedTexts(kind, row).includes(word)),
  );
  return wanted.order === 'oldest' ? found.toReversed() : found;
}

function foldedTexts(kind: InboxKind, row: InboxRow): string {
  let texts = folded.get(row);
  if (texts === undefined) {
    texts = fold([row.id, ...kind.fields.map((field) => fieldText(row, field))].join('\n'));
    folded.set(row, texts);
  }
  return texts;
}
