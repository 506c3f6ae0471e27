import { type Kysely, sql } from 'kysely';
import { openMessage, stateOf } from '#shared/channel/case/open-message.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';
import { inBatches } from '../in-batches.ts';
import type { openRow } from '../open-row.ts';
import { lastReplies } from './message-rows.ts';

type Row = Awaited<ReturnType<typeof openRow>>;

/** Rows of a list, each with a summary of its conversation. */
export async function withTalk(
  db: Kysely<Schema>,
  kind: SubmissionKind,
  rows: readonly Row[],
  { keys, recipients }: { keys: ReadonlyMap<string, OpeningKey>; recipients: readonly string[] },
) {
  const ids = rows.map(({ id }) => id);
  const range = { kind, from: Math.min(...ids), to: Math.max(...ids) };
  const { from, to } = range;
  if (rows.length === 0) return [];
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
  const sealed = await lastReplies(db, range, recipients);
  const opened = await inBatches(sealed, async (row) => {
    const reply = await openMessage(row, keys);
    return [row.id, { ...reply, day: row.day }] as const;
  });
  const replies = new Map(opened);
  const counts = new Map(counted.map(({ id, ...rest }) => [id, rest]));
  const known = new Set(receipts.map(({ id }) => id));
  return rows.map(({ receipt, groups, ...row }) => {
    const { messages = 0, last = 0, reply, replied_on = null } = counts.get(row.id) ?? {};
    const latest = replies.get(row.id);
    const { state } = stateOf(latest, row.deleted_at !== null);
    const closed_on = state === 'closed' && latest ? latest.day : null;
    const author = last === reply ? ('officer' as const) : ('sender' as const);
    const answerable = receipt !== undefined && known.has(row.id);
    const lastSide = messages > 0 ? author : null;
    return {
      ...row,
      recipients: [...groups],
      talk: { state, messages, last: lastSide, answerable, replied_on, closed_on },
    };
  });
}
