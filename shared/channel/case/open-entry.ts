import type { CaseData, CaseEntry, EntryContent } from '../../forms/case-file.ts';
import { emptyCase } from '../../forms/empty-case.ts';
import * as limits from '../../limits.ts';
import { timestampOf } from '../../timestamp-of.ts';
import type { OpeningKey } from '../hpke.ts';
import { isEntry } from './entry-envelope.ts';
import { openPart, partOf } from './open-part.ts';
import type { EntryRow, SubmissionRow } from './sealed-rows.ts';
import { timeOf } from './time-of.ts';

export type OpenedEntry = CaseEntry & { after: CaseData | undefined };

type NamesOfCase = Pick<SubmissionRow, 'kind' | 'id' | 'version' | 'key_id'>;

/**
 * Opens an entry; one that no key opens, that was altered, or that names another author than the session by which it came,
 * comes damaged and empty.
 */
export async function openEntry(
  of: NamesOfCase,
  row: EntryRow,
  keys: ReadonlyMap<string, OpeningKey>,
): Promise<OpenedEntry> {
  const { entry } = row;
  try {
    const opened = await openPart(partOf(of, row), { message: entry, author: 'internal' }, keys);
    if (!isEntry(opened)) throw new Error('This is no entry.');
    const { by, content, after } = opened;
    if (row.stored_by !== null && row.stored_by !== by.id) throw new Error('Another one stored it.');
    return { number: entry, created_at: timeOf(opened.created_at, row.day), by, content, after };
  } catch {
    return { number: entry, created_at: timestampOf(row.day), by: null, content: null, after: undefined };
  }
}

/** The data after these entries, oldest first; a damaged one changed what is not known any more. */
export function settledAfter(entries: readonly OpenedEntry[]): CaseData {
  return entries.findLast(({ after }) => after)?.after ?? emptyCase;
}

/** The data after one more entry; undefined for more labels than a case takes. */
export function settledWith(settled: CaseData, content: EntryContent): CaseData | undefined {
  const { assignee, labels, due_on } = settled;
  switch (content.kind) {
    case 'note':
    case 'forwarded':
    case 'action':
    case 'related':
      return { assignee, labels, due_on };
    case 'assignee':
      return { assignee: content.assignee, labels, due_on };
    case 'due':
      return { assignee, labels, due_on: content.due_on };
    case 'labels': {
      const remaining = labels.filter((label) => !content.removed.includes(label));
      const changed = [...new Set([...remaining, ...content.added])];
      return changed.length > limits.caseLabels ? undefined : { assignee, labels: changed, due_on };
    }
  }
}
