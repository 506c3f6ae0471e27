import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import {
  type ReceiptView,
  receiptDeletion,
  receiptQuery,
  senderMessage,
  type TalkMessage,
  talkLimits,
} from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { truncateWal } from '../../../db/sqlite/truncate-wal.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { createSettings } from '../../settings/settings.ts';
import type { Attempts } from '../attempts.ts';
import { proofName } from '../captcha/proof.ts';
import { fileRows, piecesOf } from '../files/file-rows.ts';
import { openFile } from '../files/open-file.ts';
import type { StoredPieces } from '../files/stored-pieces.ts';
import { spend } from '../spent-proofs.ts';
import { type Admission, type Caller, findCase } from './admission.ts';
import { appendMessage, type Case, lastReplies, pageRows, senderCounts } from './message-rows.ts';
import { openMessage, stateOf } from './open-message.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = {
  admission: Admission;
  attempts: Attempts;
  pieces: StoredPieces;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  now: () => number;
};

/**
 * The sender's side of a conversation. The code is known during a call only: it opens what both sides wrote, and is
 * stored nowhere.
 */
export function createReceipts(
  db: Kysely<Schema>,
  { admission, attempts, pieces, settings, now }: Dependencies,
) {
  async function leftToday(of: Case): Promise<number> {
    const { all, today } = await senderCounts(db, of, beirutDay(now()));
    return Math.max(0, Math.min(limits.talkMessagesADay - today, limits.talkMessages - all));
  }

  return {
    /**
     * The state of a case, and a page of its conversation.
     * @param given the fields of `receiptQuery`, unvalidated.
     * @throws AppError `invalid`, `not-found`
     */
    async view(given: unknown, caller: Caller): Promise<ReceiptView> {
      const query = validated(receiptQuery, given);
      const { found, keys, pass } = await admission.admit(query, caller);
      const { kind, id } = found;
      const opening = new Map([[receiptName, await openingKey(keys.privateKey)]]);
      const limit = limits.talkPage;
      const [rows, replies, files, { retention }, left_today] = await Promise.all([
        pageRows(db, found, [receiptName], { before: query.before, limit }),
        lastReplies(db, { kind, from: id, to: id }, [receiptName]),
        fileRows(db, found, [receiptName]).where('open_until', 'is', null).execute(),
        settings.all(),
        leftToday(found),
      ]);
      const page = await Promise.all(rows.slice(0, limit).map((row) => openMessage(row, opening)));
      const [reply] = await Promise.all(replies.map((row) => openMessage(row, opening)));
      const ends = found.read_on && Date.parse(found.read_on) + (retention.readDays + 1) * dayMs;
      return {
        ...stateOf(reply, found.read_on !== null),
        messages: page.flatMap(shownToSender).toReversed(),
        ...(rows.length > limit && { earlier: page.at(-1)!.number }),
        files: (await Promise.all(files.map((row) => openFile(row, opening)))).map(({ shown }) => shown),
        ends_on: ends && !found.kept ? new Date(ends).toISOString().slice(0, 10) : null,
        keeps_days: retention.readDays,
        left_today,
        pass,
      };
    },

    /**
     * Stores a message of the sender, and marks the case as unread.
     * @param given the fields of `senderMessage`, unvalidated.
     * @param attempt the client's id of this attempt: a retry after a lost response is stored once.
     * @throws AppError `too-large`, `invalid`, `not-found`, `too-many`, `conflict`, or `unavailable`
     */
    async send(given: unknown, { attempt, ...caller }: Caller & { attempt?: string | undefined }) {
      const length = (given as { text?: string } | null)?.text?.length ?? 0;
      if (length > limits.talkCharacters)
        throw new AppError('too-large', 'receipt.textTooLong', { values: talkLimits });
      const message = validated(senderMessage, given);
      const { found, keys, pass } = await admission.admit(message, caller);
      const seal = await beginPart(caseNameOf(found), await admission.recipients(found, keys));
      const content = { created_at: hourOf(now()), text: message.text };
      const day = beirutDay(now());
      const retry = attempt && {
        proof: proofName(`${keys.lookup} ${attempt}`),
        attempt: await attempts.name(attempt, [keys.lookup, message.text]),
        day,
      };
      await inTransaction(db, async (transaction) => {
        // Locks the row, which its deletion and another message wait for
        await transaction
          .updateTable('submission')
          .set({ state: 'active', read_on: null })
          .where('kind', '=', found.kind)
          .where('id', '=', found.id)
          .execute();
        await findCase(transaction, keys.lookup);
        if (retry && !(await spend(transaction, retry))) return;
        const { all, today } = await senderCounts(transaction, found, day);
        if (all >= limits.talkMessages) throw new AppError('conflict', 'receipt.full');
        if (today >= limits.talkMessagesADay)
          throw new AppError('too-many', 'receipt.tooManyToday', { values: talkLimits });
        await appendMessage(transaction, found, { author: 'sender', day, seal, content });
      });
      return { pass, left_today: await leftToday(found) };
    },

    /**
     * Deletes the submission with its conversation, whoever reads or keeps it, or the sender's way to it alone.
     * @param given the fields of `receiptDeletion`, unvalidated.
     * @returns what was deleted.
     * @throws AppError `invalid`, `not-found`
     */
    async remove(given: unknown, caller: Caller): Promise<'report' | 'receipt'> {
      const { what, ...holder } = validated(receiptDeletion, given);
      const { found } = await admission.admit(holder, caller);
      const files = await inTransaction(db, (transaction) =>
        what === 'report' ? removeCase(transaction, found) : removeReceipt(transaction, found),
      );
      await truncateWal(db);
      await pieces.remove(files);
      return what;
    },
  };
}

/** @returns the pieces that are to be removed. */
async function removeCase(transaction: Kysely<Schema>, { kind, id }: Case) {
  const files = await piecesOf(transaction)
    .where('kind', '=', kind)
    .where('submission_id', '=', id)
    .execute();
  await transaction.deleteFrom('submission').where('kind', '=', kind).where('id', '=', id).execute();
  return files;
}

/**
 * The receipt with every key that is sealed to it: its code opens nothing any more.
 * @returns the pieces of unfinished uploads, which are to be removed.
 */
async function removeReceipt(transaction: Kysely<Schema>, { kind, id }: Case) {
  const ofCase = { kind, submission_id: id };
  const files = await transaction
    .deleteFrom('submission_file')
    .where((eb) => eb.and(ofCase))
    .where('open_until', 'is not', null)
    .returning(['name', 'bytes'])
    .execute();
  await transaction
    .deleteFrom('submission_receipt')
    .where((eb) => eb.and(ofCase))
    .execute();
  const sealed = { ...ofCase, recipient: receiptName };
  for (const table of ['submission_key', 'submission_message_key', 'submission_file_key'] as const) {
    await transaction
      .deleteFrom(table)
      .where((eb) => eb.and(sealed))
      .execute();
  }
  return files;
}

/** A message as its sender sees it; a change of the state alone is none. */
function shownToSender(message: Awaited<ReturnType<typeof openMessage>>): TalkMessage[] {
  const { number, from, created_at, text, damaged } = message;
  return text || damaged ? [{ number, from, created_at, text, damaged }] : [];
}
