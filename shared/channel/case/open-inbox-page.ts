import { emptyCase } from '../../forms/empty-case.ts';
import type { OpeningKey } from '../hpke.ts';
import { dueOf } from './due-of.ts';
import { inBatches } from './in-batches.ts';
import { openEntry, settledAfter } from './open-entry.ts';
import { openMessage, stateOf } from './open-message.ts';
import { partOf } from './open-part.ts';
import { type OpenedSubmission, openSubmission } from './open-submission.ts';
import type { EntryRow, InboxPage, InboxRow } from './sealed-rows.ts';

type Keys = ReadonlyMap<string, OpeningKey>;

/** All entries of a case, oldest first: read where the last one is damaged, which is rare. */
type ReadEntries = (id: number) => Promise<readonly EntryRow[]>;

/** True if a row is sealed to a key in use that is not among these. */
export function isBehind({ rows, in_use }: InboxPage, keys: Keys): boolean {
  const lacking = in_use.filter((name) => !keys.has(name));
  return rows.some(({ recipient }) => recipient !== null && lacking.includes(recipient));
}

/** The rows of a list. Those that do not open are marked as damaged, with empty texts. */
export function openInboxPage({ rows, terms, today }: InboxPage, keys: Keys, entriesOf: ReadEntries) {
  return inBatches(rows, async (sealed) => {
    const { receipt, groups, ...row } = await openSubmission(sealed, keys);
    const talk = await talkOf(sealed, { receipt, ...row }, keys);
    const data = await settled(sealed, keys, entriesOf);
    const unread = (sealed.case.read_to ?? -1) < talk.messages;
    const due = dueOf(sealed.kind, { ...row, talk }, data.due_on, terms);
    const late = due !== null && due.on < today;
    return { ...row, recipients: [...groups], talk, case: { ...data, unread, due, late } };
  });
}

/** A summary of a row's conversation. */
async function talkOf(
  sealed: InboxRow,
  { receipt, deleted_at }: Pick<OpenedSubmission, 'receipt' | 'deleted_at'>,
  keys: Keys,
) {
  const { messages, last, replied_on, has_receipt, reply } = sealed.talk;
  const opened = reply ? await openMessage(partOf(sealed, reply), keys) : undefined;
  const { state } = stateOf(opened, deleted_at !== null);
  const closed_on = state === 'closed' && reply ? reply.day : null;
  return { state, messages, last, answerable: has_receipt && receipt !== undefined, replied_on, closed_on };
}

/** The data that officers have settled about a row. */
async function settled(sealed: InboxRow, keys: Keys, entriesOf: ReadEntries) {
  const last = sealed.case.entry;
  if (!last) return emptyCase;
  const { after } = await openEntry(sealed, last, keys);
  if (after) return after;
  const entries = await entriesOf(sealed.id);
  return settledAfter(await inBatches(entries, (entry) => openEntry(sealed, entry, keys)));
}
