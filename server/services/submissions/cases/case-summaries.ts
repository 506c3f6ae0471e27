import type { Kysely } from 'kysely';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import { type CaseData, emptyCase } from '#shared/forms/case-file.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import { inBatches } from '../in-batches.ts';
import { type Dated, dueOf, type Terms } from './due-of.ts';
import { entryRows, lastEntries } from './entry-rows.ts';
import { openEntry, settledAfter } from './open-entry.ts';

type Row = Dated & { id: number };

type Options = {
  keys: ReadonlyMap<string, OpeningKey>;
  /** The names of the group's keys. */
  recipients: readonly string[];
  /** The administrator whose marks of reading they bear. */
  reader: string;
  terms: Terms;
  /** `YYYY-MM-DD` in Beirut. */
  today: string;
};

/** Rows of a list, each with what officers have settled about it. */
export async function withCases<Listed extends Row>(
  db: Kysely<Schema>,
  kind: SubmissionKind,
  rows: readonly Listed[],
  { keys, recipients, reader, terms, today }: Options,
) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [from, to] = [Math.min(...ids), Math.max(...ids)];
  const marks = await db
    .selectFrom('case_read')
    .select(['submission_id as id', 'message'])
    .where('administrator_id', '=', reader)
    .where('kind', '=', kind)
    .where('submission_id', '>=', from)
    .where('submission_id', '<=', to)
    .execute();
  const read = new Map(marks.map(({ id, message }) => [id, message]));
  const opened = await inBatches(await lastEntries(db, { kind, from, to }, recipients), async (last) => {
    const { after } = await openEntry(last, keys);
    return [last.id, after ?? (await before(last.id))] as const;
  });
  const settled = new Map(opened);
  return rows.map((row) => {
    const unread = (read.get(row.id) ?? -1) < row.talk.messages;
    const data = settled.get(row.id) ?? emptyCase;
    const due = dueOf(kind, row, data.due_on, terms);
    return { ...row, case: { ...data, unread, due, late: due !== null && due.on < today } };
  });

  /** The data before a damaged entry. */
  async function before(id: number): Promise<CaseData> {
    const entries = await entryRows(db, { kind, id }, recipients);
    return settledAfter(await Promise.all(entries.map((entry) => openEntry(entry, keys))));
  }
}
