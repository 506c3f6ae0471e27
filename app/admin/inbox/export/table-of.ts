import { sortable } from '#shared/date-time.ts';
import type { reportTopics } from '#shared/forms/report-topics.ts';
import type { Language } from '#shared/languages.ts';
import { adminMessage } from '#shared/messages/admin-messages.ts';
import { csv } from '../../ui/files/csv.ts';
import { fieldText, type InboxField, type InboxKind, type InboxRow } from '../inbox-kinds.ts';

/** Rows as a CSV file with its columns named in a language. */
export function tableOf({ fields }: InboxKind, rows: readonly InboxRow[], language: Language): string {
  const labels = [
    'inbox.number',
    'inbox.received',
    ...fields.map(({ label }) => label),
    'inbox.markedOn',
  ] as const;
  return csv([
    labels.map((label) => adminMessage(language, label)),
    ...rows.map((row) => [
      String(row.id),
      sortable(row.created_at),
      ...fields.map((field) => cellOf(row, field, language)),
      row.deleted_at ? sortable(row.deleted_at, false) : '',
    ]),
  ]);
}

function cellOf(row: InboxRow, field: InboxField, language: Language): string {
  const text = fieldText(row, field);
  if (field.kind === 'timestamp') return text.replace('T', ' ');
  if (field.kind !== 'topic' || !text) return text;
  return adminMessage(language, `inbox.topic.${text as (typeof reportTopics)[number]}`);
}
