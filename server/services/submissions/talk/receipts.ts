import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { beginEnvelope } from '#shared/channel/envelope.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import {
  type ReceiptHolder,
  type ReceiptView,
  receiptDeletion,
  receiptQuery,
  senderMessage,
  type TalkMessage,
  talkLimits,
} from '#shared/forms/talk.ts';
import * as limits from '#shared/limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { truncateWal } from '../../../db/sqlite/truncate-wal.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import type { createSettings } from '../../settings/settings.ts';
import type { Attempts } from '../attempts.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { proofName, refuseProof } from '../captcha/proof.ts';
import { hourOf } from '../hour-of.ts';
import { spend } from '../spent-proofs.ts';
import { appendMessage, type Case, lastReplies, pageRows, senderCounts } from './message-rows.ts';
import { openMessage, stateOf } from './open-message.ts';
import type { createPasses } from './passes.ts';
import { senderRecipients } from './sender-recipients.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = {
  recipientsOf: RecipientsOf;
  captcha: Captcha;
  attempts: Attempts;
  passes: ReturnType<typeof createPasses>;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  now: () => number;
};

type Caller = {
  /** Counted in memory for about an hour, and stored nowhere. */
  address: string;
  /** True for a page's form sent without a script. */
  plainForm?: boolean;
};

/**
 * The sender's side of a conversation. The code is known during a call only: it opens what both sides wrote, and is
 * stored nowhere.
 */
export function createReceipts(
  db: Kysely<Schema>,
  { recipientsOf, captcha, attempts, passes, settings, now }: Dependencies,
) {
  /**
   * A receipt's case. Every code that is none costs a proof, and has one response.
   * @throws AppError `invalid`, `not-found`
   */
  async function admit(given: ReceiptHolder, { address, plainForm = false }: Caller) {
    const keys = await receiptKeys(given.receipt);
    const hasPassed = given.pass !== '' && (await passes.isGood(given.pass, keys.lookup));
    if (!hasPassed) {
      if (!given.recaptcha) refuseProof('form.captchaRequired');
      const proof = await captcha.verify('receipt', given.recaptcha, { address, plainForm });
      await spend(db, { proof, attempt: null, day: beirutDay(now()) });
    }
    const found = await findCase(db, keys.lookup);
    return { found, keys, pass: hasPassed ? given.pass : await passes.issue(keys.lookup) };
  }

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
      const { found, keys, pass } = await admit(query, caller);
      const { kind, id } = found;
      const opening = new Map([[receiptName, await openingKey(keys.privateKey)]]);
      const limit = limits.talkPage;
      const [rows, replies, { retention }, left_today] = await Promise.all([
        pageRows(db, found, receiptName, { before: query.before, limit }),
        lastReplies(db, { kind, from: id, to: id }, receiptName),
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
        files: [],
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
      const { found, keys, pass } = await admit(message, caller);
      const seal = await beginEnvelope(found.kind, await senderRecipients(db, recipientsOf, found, keys));
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
      const { found } = await admit(holder, caller);
      await inTransaction(db, (transaction) =>
        what === 'report' ? removeCase(transaction, found) : removeReceipt(transaction, found),
      );
      await truncateWal(db);
      return what;
    },
  };
}

/** @throws AppError `not-found` */
async function findCase(db: Kysely<Schema>, lookup: string) {
  const found = await db
    .selectFrom('submission_receipt')
    .innerJoin('submission', (join) =>
      join
        .onRef('submission.kind', '=', 'submission_receipt.kind')
        .onRef('submission.id', '=', 'submission_receipt.submission_id'),
    )
    .select(['submission.kind', 'submission.id', 'read_on', 'kept'])
    .where('lookup', '=', lookup)
    .executeTakeFirst();
  if (!found) throw new AppError('not-found', 'receipt.unknown');
  return found;
}

async function removeCase(transaction: Kysely<Schema>, { kind, id }: Case): Promise<void> {
  await transaction.deleteFrom('submission').where('kind', '=', kind).where('id', '=', id).execute();
}

/** The receipt with every key that is sealed to it: its code opens nothing any more. */
async function removeReceipt(transaction: Kysely<Schema>, { kind, id }: Case): Promise<void> {
  const ofCase = { kind, submission_id: id };
  await transaction
    .deleteFrom('submission_receipt')
    .where((eb) => eb.and(ofCase))
    .execute();
  const sealed = { ...ofCase, recipient: receiptName };
  await transaction
    .deleteFrom('submission_key')
    .where((eb) => eb.and(sealed))
    .execute();
  await transaction
    .deleteFrom('submission_message_key')
    .where((eb) => eb.and(sealed))
    .execute();
}

/** A message as its sender sees it; a change of the state alone is none. */
function shownToSender(message: Awaited<ReturnType<typeof openMessage>>): TalkMessage[] {
  const { number, from, created_at, text, damaged } = message;
  return text || damaged ? [{ number, from, created_at, text, damaged }] : [];
}
