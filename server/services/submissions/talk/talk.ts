import { type Kysely, sql } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { openTalk, openTalkState } from '#shared/channel/case/open-talk.ts';
import type { TalkView } from '#shared/channel/case/sealed-rows.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import type { SealedReply } from '#shared/forms/sealed/sealed-inbox.ts';
import { type OfficersReply, type OfficersTalk } from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { KeyOwner } from '../../keys/key-groups.ts';
import type { KeysInUse, RecipientsOf } from '../../keys/recipients-of.ts';
import { findSealed } from '../find-sealed.ts';
import { openingKeys } from '../opening-keys.ts';
import { scopeOf } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { receivedEnvelope } from '../sealed/sealed-envelope.ts';
import { sentKeys } from '../sealed/sent-keys.ts';
import {
  appendMessage,
  type Case,
  insertMessage,
  lastNumber,
  lastReplies,
  pageRows,
} from './message-rows.ts';

type Dependencies = {
  recipientsOf: RecipientsOf;
  keysInUse: KeysInUse;
  numbers: Numbers;
  now: () => number;
};

/** The officers' side of a conversation: opened with the keys of a session, or sealed for their browser. */
export function createTalk(
  { db, transact }: UnitOfWork,
  { recipientsOf, keysInUse, numbers, now }: Dependencies,
) {
  /** The rows that have the state. @throws AppError `gone`, `not-found` */
  async function readState(of: Case, owner: KeyOwner) {
    const { recipients } = await scopeOf(db, owner);
    const submission = await findSealed(db, of, { recipients, numbers });
    const [reply = null] = await lastReplies(db, { kind: of.kind, from: of.id, to: of.id }, recipients);
    return { recipients, submission, reply, has_receipt: await hasReceipt(db, of) };
  }

  async function page(of: Case, owner: KeyOwner, before?: number): Promise<Omit<TalkView, 'keys'>> {
    const { recipients, ...state } = await readState(of, owner);
    const limit = limits.talkPage;
    const rows = await pageRows(db, of, recipients, { before, limit });
    const messages = rows.slice(0, limit);
    return {
      ...state,
      messages,
      ...(rows.length > limit && { earlier: messages.at(-1)!.message }),
      next: (await lastNumber(db, of)) + 1,
    };
  }

  /**
   * Stores a reply as the next message. That of a case that was read restarts its retention.
   * @param message the number that its author has in mind for it.
   */
  async function append(
    of: Case,
    message: number,
    store: (transaction: Kysely<Schema>, day: string) => Promise<void>,
  ): Promise<void> {
    const { kind, id } = of;
    const day = beirutDay(now());
    await transact(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('submission')
        .set({ read_on: sql<string | null>`case when state = 'read' then ${day} else read_on end` })
        .where('kind', '=', kind)
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new AppError('gone', 'talk.gone');
      if (!(await hasReceipt(transaction, of))) throw new AppError('conflict', 'talk.noReceipt');
      const next = (await lastNumber(transaction, of)) + 1;
      if (message !== next) throw new AppError('conflict', 'talk.newer', { current: { next } });
      await store(transaction, day);
    });
  }

  return {
    /**
     * A page of a conversation.
     * @throws AppError `gone`, `not-found`
     */
    list: async (of: Case, opened: OpenedKeys, before?: number): Promise<OfficersTalk> =>
      openTalk(await page(of, { opened }, before), openingKeys(opened)),

    /** The same as it is stored, for an officer's browser to open. @throws AppError `gone`, `not-found` */
    async sealed(of: Case, owner: KeyOwner, before?: number): Promise<TalkView> {
      return { ...(await page(of, owner, before)), keys: sentKeys(await keysInUse()) };
    },

    /**
     * Stores an answer, a new state, or both.
     * @throws AppError `gone`, `not-found`, or `conflict` if nobody would see it, the case is closed, or somebody wrote
     * what the officer has not seen.
     */
    async reply(of: Case, opened: OpenedKeys, given: OfficersReply): Promise<void> {
      const rows = await readState(of, { opened });
      const { receipt, groups, state: before } = await openTalkState(rows, openingKeys(opened));
      if (!receipt) throw new AppError('conflict', 'talk.noReceipt');
      const { text, seen, state = 'answered' } = given;
      const reopens = given.state !== undefined && state !== 'closed';
      if (before === 'closed' && !reopens) throw new AppError('conflict', 'talk.closed');
      const reason = state === 'closed' ? given.reason : '';
      const to = [...(await recipientsOf(groups)), { name: receiptName, publicKey: receipt }];
      const name = caseNameOf({ ...rows.submission, keyId: rows.submission.key_id });
      const seal = await beginPart(name, to).catch(() => {
        // The report's sealed content names a receipt's key that is none
        throw new AppError('conflict', 'talk.noReceipt');
      });
      const content = { created_at: hourOf(now()), text, state, reason };
      await append(of, seen + 1, (transaction, day) =>
        appendMessage(transaction, of, { author: 'officer', day, seal, content }),
      );
    },

    /**
     * Stores a reply that an officer's browser sealed. Whether the case is closed, that browser alone can tell.
     * @throws AppError `gone`, `not-found`, `invalid`, or `conflict` if nobody would see it, its number is not the next
     * one, or it is sealed to other keys.
     */
    async replySealed(of: Case, owner: KeyOwner, { message, envelope }: SealedReply): Promise<void> {
      const { submission } = await readState(of, owner);
      const { version } = caseNameOf({ ...submission, keyId: submission.key_id });
      const received = receivedEnvelope(envelope, await keysInUse(), { version });
      await append(of, message, (transaction, day) =>
        insertMessage(transaction, of, { message, author: 'officer', day }, received),
      );
    },
  };
}

/** False once the sender no longer needs it: nobody would see an answer. */
async function hasReceipt(db: Kysely<Schema>, { kind, id }: Case): Promise<boolean> {
  const rows = db.selectFrom('submission_receipt').select('kind').where('kind', '=', kind);
  return (await rows.where('submission_id', '=', id).executeTakeFirst()) !== undefined;
}
