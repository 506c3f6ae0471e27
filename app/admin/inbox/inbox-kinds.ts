import type { ContactInquiry, InboxList, InboxState, ReceivedReport } from '#shared/forms/inbox.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';

export type InboxRow = ContactInquiry | ReceivedReport;

/** Display of a text: a `long` one below all others. */
type FieldKind = 'line' | 'phone' | 'email' | 'timestamp' | 'topic' | 'long';

type Field<Name> = { name: Name; label: AdminMessageKey; kind: FieldKind };

type Kind<Name> = {
  list: InboxList;
  /** The path of the calls about a row. */
  call: 'contact' | 'report';
  /** The field that names a row; without it, its number does. */
  heading?: Name;
  fields: readonly Field<Name>[];
  /** The question before a row leaves its state. */
  questions: Record<InboxState, AdminMessageKey>;
};

const contacts: Kind<keyof ContactInquiry> = {
  list: 'contacts',
  call: 'contact',
  heading: 'name',
  fields: [
    { name: 'name', label: 'inbox.name', kind: 'line' },
    { name: 'phone', label: 'inbox.phone', kind: 'phone' },
    { name: 'email', label: 'inbox.email', kind: 'email' },
    { name: 'message', label: 'inbox.message', kind: 'long' },
  ],
  questions: { active: 'confirm.readContact', read: 'confirm.eraseContact' },
};

const reports: Kind<keyof ReceivedReport> = {
  list: 'reports',
  call: 'report',
  fields: [
    { name: 'topic', label: 'inbox.topic', kind: 'topic' },
    { name: 'involved_names', label: 'inbox.involved_names', kind: 'line' },
    { name: 'datetime', label: 'inbox.datetime', kind: 'timestamp' },
    { name: 'phone', label: 'inbox.phone', kind: 'phone' },
    { name: 'details', label: 'inbox.details', kind: 'long' },
  ],
  questions: { active: 'confirm.readReport', read: 'confirm.eraseReport' },
};

export type InboxField = Field<string>;

export type InboxKind = Kind<string>;

/** THE table of the inbox: cards, files and sheets of paper all follow it. */
export const inboxKinds: Record<InboxList, InboxKind> = { contacts, reports };

/** The text of a field; empty where it was left out. */
export function fieldText(row: InboxRow, { name }: InboxField): string {
  return String(row[name as Exclude<keyof InboxRow, 'talk' | 'case' | 'recipients'>]);
}

/** The next action by state: a new row is marked as read, a read one is deleted permanently. */
export const inboxActions = {
  active: { path: 'soft-delete', label: 'inbox.markRead' },
  read: { path: 'hard-delete', label: 'inbox.erase' },
} as const;
