import { fold } from '#shared/arabic/fold.ts';
import { sortable } from '#shared/date-time.ts';
import type { CaseState } from '#shared/forms/case-states.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type AdminMessageKey, adminMessage } from '#shared/messages/admin-messages.ts';
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

/** Months by timestamp: calendars cost more than all else of a list, which is filtered again with each page that comes. */
const months = new Map<string, string>();

/** Month of arrival in Beirut: `2026-11`. */
export function monthOf({ created_at }: InboxRow): string {
  const known = months.get(created_at) ?? sortable(created_at, false).slice(0, 7);
  months.set(created_at, known);
  return known;
}

/**
 * The rows in which every word stands, in any way of writing it, and those whose topic or state the words name. All of it
 * happens in the browser.
 */
export function matchRows(kind: InboxKind, rows: readonly InboxRow[], wanted: Wanted): InboxRow[] {
  const words = fold(wanted.words).split(/\s+/).filter(Boolean);
  const found = rows.filter(
    (row) =>
      (!wanted.topic || ('topic' in row && row.topic === wanted.topic)) &&
      (!wanted.month || monthOf(row) === wanted.month) &&
      isWanted(row, wanted) &&
      (words.every((word) => foldedTexts(kind, row).includes(word)) || isNamed(row, words.join(' '))),
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
    const written = kind.fields.filter((field) => field.kind !== 'topic');
    const fields = written.map((field) => fieldText(row, field));
    texts = fold([row.id, ...fields, ...labels, assignee?.email].join('\n'));
    folded.set(row, texts);
  }
  return texts;
}

/** Folded names of topics and states: a search needs them for each row. */
const foldedNames = new Map<string, string>();

function foldedName(language: Language, key: AdminMessageKey): string {
  const name = `${language} ${key}`;
  const known = foldedNames.get(name) ?? fold(adminMessage(language, key));
  foldedNames.set(name, known);
  return known;
}

/** Letters from which the beginning of a topic's name stands for it. */
const beginningLetters = 4;

/**
 * True where the words are the name of the row's topic or its first words, or the name of its state, in either language. A single
 * word of a state would find half of the list, and the state in which every row arrives all of it: the filter chooses those.
 */
function isNamed({ talk, ...row }: InboxRow, words: string): boolean {
  return languages.some((language) => {
    if (talk.state !== 'received' && foldedName(language, `talk.state.${talk.state}`) === words) return true;
    if (!('topic' in row && row.topic)) return false;
    const topic = foldedName(language, `inbox.topic.${row.topic}`);
    return topic === words || (words.length >= beginningLetters && topic.startsWith(`${words} `));
  });
}
