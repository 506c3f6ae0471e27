import { type Kysely, sql } from 'kysely';
import type { Author, Envelope, SealPart } from '#shared/channel/envelope.ts';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import type { Schema } from '../../../db/schema.ts';

/** A submission and its conversation. */
export type Case = { kind: SubmissionKind; id: number };

/** Messages with the key for one side: the keys of a group, or the receipt. */
function messageRows(db: Kysely<Schema>, recipients: readonly string[]) {
  return db
    .selectFrom('submission_message')
    .innerJoin('submission as of_case', (join) =>
      join
        .onRef('of_case.kind', '=', 'submission_message.kind')
        .onRef('of_case.id', '=', 'submission_message.submission_id'),
    )
    .leftJoin('submission_message_key', (join) =>
      join
        .onRef('submission_message_key.kind', '=', 'submission_message.kind')
        .onRef('submission_message_key.submission_id', '=', 'submission_message.submission_id')
        .onRef('submission_message_key.message', '=', 'submission_message.message')
        .on('recipient', 'in', recipients),
    )
    .select([
      'submission_message.kind',
      'submission_message.submission_id as id',
      'submission_message.message',
      'author',
      'submission_message.day',
      'submission_message.key_id',
      'submission_message.body',
      'of_case.version as case_version',
      'of_case.key_id as case_key_id',
      'recipient',
      'sealed_key',
    ]);
}

/** A page of a conversation, newest first, with the row before it if there is one. */
export function pageRows(
  db: Kysely<Schema>,
  { kind, id }: Case,
  recipients: readonly string[],
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return messageRows(db, recipients)
    .where('submission_message.kind', '=', kind)
    .where('submission_message.submission_id', '=', id)
    .$if(before !== undefined, (query) => query.where('submission_message.message', '<', before!))
    .orderBy('submission_message.message', 'desc')
    .limit(limit + 1)
    .execute();
}

/**
 * The last messages of officers in a range of cases: they hold the states. The first condition on authors spares a search
 * for each message of a sender.
 */
export function lastReplies(
  db: Kysely<Schema>,
  { kind, from, to }: { kind: SubmissionKind; from: number; to: number },
  recipients: readonly string[],
) {
  return messageRows(db, recipients)
    .where('submission_message.kind', '=', kind)
    .where('submission_message.submission_id', '>=', from)
    .where('submission_message.submission_id', '<=', to)
    .where('author', '=', 'officer')
    .where('submission_message.message', '=', (eb) =>
      eb
        .selectFrom('submission_message as later')
        .select(sql<number>`max(later.message)`.as('last'))
        .whereRef('later.kind', '=', 'submission_message.kind')
        .whereRef('later.submission_id', '=', 'submission_message.submission_id')
        .where('later.author', '=', 'officer'),
    )
    .execute();
}

/** The number of the last message; 0 before the first. */
export async function lastNumber(db: Kysely<Schema>, { kind, id }: Case): Promise<number> {
  const row = await db
    .selectFrom('submission_message')
    .select('message')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .orderBy('message', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.message ?? 0;
}

/** Number of messages of the sender, in all and on a day. */
export async function senderCounts(db: Kysely<Schema>, { kind, id }: Case, day: string) {
  const rows = await db
    .selectFrom('submission_message')
    .select('day')
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .where('author', '=', 'sender')
    .execute();
  return { all: rows.length, today: rows.filter((row) => row.day === day).length };
}

type Written = {
  author: Author;
  day: string;
  seal: SealPart;
  content: object;
};

/** Stores a message, in a transaction that has locked the row of its case. */
export async function appendMessage(
  transaction: Kysely<Schema>,
  of: Case,
  { author, day, seal, content }: Written,
): Promise<void> {
  const message = (await lastNumber(transaction, of)) + 1;
  const envelope = await seal(Buffer.from(JSON.stringify(content)), { message, author });
  await insertMessage(transaction, of, { message, author, day }, envelope);
}

/** Stores a message under the number that it was sealed for, in such a transaction. */
export async function insertMessage(
  transaction: Kysely<Schema>,
  { kind, id }: Case,
  { message, author, day }: { message: number; author: Author; day: string },
  { version, keyId, body, size, keys }: Envelope,
): Promise<void> {
  const name = { kind, submission_id: id, message };
  await transaction
    .insertInto('submission_message')
    .values({ ...name, author, day, size, version, key_id: keyId, body })
    .execute();
  await transaction
    .insertInto('submission_message_key')
    .values(keys.map(({ recipient, sealedKey }) => ({ ...name, recipient, sealed_key: sealedKey })))
    .execute();
}
