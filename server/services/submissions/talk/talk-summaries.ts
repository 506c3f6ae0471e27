import { type Kysely, sql } from 'kysely';
import type { InboxRow } from '#shared/channel/case/sealed-rows.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import { lastReplies } from './message-rows.ts';

type Range = { kind: SubmissionKind; from: number; to: number };

/** The conversations of a range of cases in numbers, each with the last message of officers. */
export async function talkSummaries(
  db: Kysely<Schema>,
  range: Range,
  recipients: readonly string[],
): Promise<(id: number) => InboxRow['talk']> {
  const { kind, from, to } = range;
  const counted = await db
    .selectFrom('submission_message')
    .select([
      'submission_id as id',
      (eb) => eb.fn.countAll<number>().as('messages'),
      (eb) => eb.fn.max('message').as('last'),
      sql<number | null>`max(case when author = 'officer' then message end)`.as('reply'),
      sql<string | null>`min(case when author = 'officer' then day end)`.as('replied_on'),
    ])
    .where('kind', '=', kind)
    .where('submission_id', '>=', from)
    .where('submission_id', '<=', to)
    .groupBy('submission_id')
    .execute();
  const receipts = await db
    .selectFrom('submission_receipt')
    .select('submission_id as id')
    .where('kind', '=', kind)
    .where('submission_id', '>=', from)
    .where('submission_id', '<=', to)
    .execute();
  const replies = new Map((await lastReplies(db, range, recipients)).map((row) => [row.id, row]));
  const counts = new Map(counted.map(({ id, ...rest }) => [id, rest]));
  const known = new Set(receipts.map(({ id }) => id));
  return (id) => {
    const { messages = 0, last = 0, reply, replied_on = null } = counts.get(id) ?? {};
    const author = last === reply ? ('officer' as const) : ('sender' as const);
    return {
      messages,
      last: messages > 0 ? author : null,
      replied_on,
      has_receipt: known.has(id),
      reply: replies.get(id) ?? null,
    };
  };
}
