import type { CaseView } from '#shared/channel/case/sealed-rows.ts';
import type { CaseChange, EntryContent } from '#shared/forms/case-file.ts';
import { cleanText } from '#shared/forms/clean-text.ts';
import * as limits from '#shared/limits.ts';
import { refusal } from '../../client/refusal.ts';

/** The content of an entry as the site takes it where it can see it. @throws ApiFailure */
export function entryContent(change: CaseChange, { submission, officers, next }: CaseView): EntryContent {
  if ('seen' in change && change.seen !== next - 1) throw refusal(409, 'case.newer');
  switch (change.kind) {
    case 'note': {
      const text = cleanText(change.text);
      if (text === '') throw refusal(422, 'case.noteRequired', 'text');
      if (text.length > limits.caseNoteCharacters) throw refusal(422, 'case.noteTooLong', 'text');
      return { kind: 'note', text };
    }
    case 'labels': {
      const added = change.added.map(cleanText);
      const removed = change.removed.map(cleanText);
      if (added.length + removed.length === 0 || added.includes(''))
        throw refusal(422, 'case.labelRequired', 'added');
      if (added.some((label) => label.length > limits.caseLabelCharacters))
        throw refusal(422, 'case.labelTooLong', 'added');
      return { kind: 'labels', added, removed };
    }
    case 'related':
      if (change.linked && change.to === submission.id) throw refusal(422, 'case.relatedInvalid', 'to');
      return change;
    case 'action':
      return change;
    case 'due':
      return { kind: 'due', due_on: change.due_on };
    case 'assignee': {
      if (change.assignee === null) return { kind: 'assignee', assignee: null };
      const assignee = officers.find(({ id }) => id === change.assignee);
      if (!assignee) throw refusal(422, 'case.noOfficer', 'assignee');
      return { kind: 'assignee', assignee };
    }
  }
}
