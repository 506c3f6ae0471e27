import { fold } from '#shared/arabic/fold.ts';
import { sortable } from '#shared/date-time.ts';
import type { CaseState } from '#shared/forms/case-states.ts';
import { languages } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { fieldText, type InboxKind, type InboxRow } from '../inbox-kinds.ts';

export type Wanted = {
  words: string;
  topic: string;
  month: string;
  state: CaseState | '';
  /** The id of an officer, or `nobody`. */
  assignee: string;
  label: string;
  only: 'late' | 'unread' | '';
  order: 'newest' | 'oldest' | 'due';
};

export const everything: Wanted = {
  words: '',
  topic: '',
  month: '',
  state: '',
  assignee: '',
  label: '',
  only: '',
  order: 'newest',
};

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
      isWanted(row, wanted) &&
      words.every((word) => foldedTexts(kind, row).includes(word)),
  );
  if (wanted.order === 'due') return found.toSorted((one, other) => compareDue(one, other));
  return wanted.order === 'oldest' ? found.toReversed() : found;
}

/** True for a row in the wanted state of work. */
function isWanted({ talk, case: work }: InboxRow, { state, assignee, label, only }: Wanted): boolean {
  return (
    (!state || talk.state === state) &&
    (!assignee || (work.assignee?.id ?? 'nobody') === assignee) &&
    (!label || work.labels.includes(label)) &&
    (!only || work[only])
  );
}

/** The earliest day first; rows without one last, in their order. */
function compareDue(one: InboxRow, other: InboxRow): number {
  const [first, second] = [one.case.due?.on ?? '9999', other.case.due?.on ?? '9999'];
  return first < second ? -1 : Number(first > second);
}

function foldedTexts(kind: InboxKind, row: InboxRow): string {
  let texts = folded.get(row);
  if (texts === undefined) {
    const { labels, assignee } = row.case;
    const fields = kind.fields.map((field) => fieldText(row, field));
    texts = fold([row.id, ...fields, ...codeWords(row), ...labels, assignee?.email].join('\n'));
    folded.set(row, texts);
  }
  return texts;
}

/** Words for what a row holds as a code, in both languages: officers search in either. */
function codeWords(row: InboxRow): string[] {
  return languages.flatMap((language) => [
    adminMessage(language, `talk.state.${row.talk.state}`),
    ...('topic' in row && row.topic ? [adminMessage(language, `inbox.topic.${row.topic}`)] : []),
  ]);
}
