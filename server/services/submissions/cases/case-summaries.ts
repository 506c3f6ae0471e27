import type { Kysely } from 'kysely';
import type { InboxRow } from '#shared/channel/case/sealed-rows.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { lastEntries } from './entry-rows.ts';

type Range = { kind: SubmissionKind; from: number; to: number };

type Options = {
  /** The names of the group's keys. */
  recipients: readonly string[];
  /** The administrator whose marks of reading they bear. */
  reader: string;
  numbers: Numbers;
};

/** The work on a range of cases: the last entry of each, which holds what is settled, and a mark of reading. */
export async function caseSummaries(
  db: Kysely<Schema>,
  range: Range,
  { recipients, reader, numbers }: Options,
): Promise<(id: number) => InboxRow['case']> {
  const { kind, from, to } = range;
  const marks = await db
    .selectFrom('case_read')
    .select(['submission_id as id', 'message'])
    .where('administrator_id', '=', reader)
    .where('kind', '=', kind)
    .where('submission_id', '>=', from)
    .where('submission_id', '<=', to)
    .execute();
  const read = new Map(marks.map(({ id, message }) => [id, message]));
  const entries = new Map(
    (await lastEntries(db, range, { recipients, numbers })).map((row) => [row.id, row]),
  );
  return (id) => ({ read_to: read.get(id) ?? null, entry: entries.get(id) ?? null });
}
