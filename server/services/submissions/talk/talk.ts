import { type Kysely, sql } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { openMessage, stateOf } from '#shared/channel/case/open-message.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { type OfficersReply, type OfficersTalk } from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { RecipientsOf } from '../../keys/recipients-of.ts';
import { missingCase } from '../missing-case.ts';
import { openRow } from '../open-row.ts';
import { openingKeys } from '../opening-keys.ts';
import { scopeOf } from '../scope.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { sealedRows } from '../sealed-rows.ts';
import { appendMessage, type Case, lastNumber, lastReplies, pageRows } from './message-rows.ts';

type Dependencies = { recipientsOf: RecipientsOf; numbers: Numbers; now: () => number };

/** The officers' side of a conversation, opened with the keys of a session. */
export function createTalk({ db, transact }: UnitOfWork, { recipientsOf, numbers, now }: Dependencies) {
  /** @throws AppError `gone` for a case that was deleted, `not-found` for one that never was. */
  async function read(of: Case, opened: OpenedKeys) {
    const keys = await openingKeys(opened);
    const { recipients } = await scopeOf(db, { opened });
    const [sealed] = await sealedRows(db, of.kind, recipients).where('id', '=', of.id).execute();
    if (!sealed) return missingCase(db, of);
    const { receipt, groups, ...row } = await openRow(sealed, { keys, numbers });
    const replies = await lastReplies(db, { kind: of.kind, from: of.id, to: of.id }, recipients);
    const [reply] = await Promise.all(replies.map((each) => openMessage(each, keys)));
    const known = await hasReceipt(db, of);
    return {
      keys,
      recipients,
      name: caseNameOf({ ...sealed, keyId: sealed.key_id }),
      receipt: known ? receipt : undefined,
      groups,
      ...stateOf(reply, row.deleted_at !== null),
    };
  }

  return {
    /**
     * A page of a conversation.
     * @throws AppError `gone`, `not-found`
     */
    async list(of: Case, opened: OpenedKeys, before?: number): Promise<OfficersTalk> {
      const { keys, recipients, receipt, state, reason } = await read(of, opened);
      const limit = limits.talkPage;
      const rows = await pageRows(db, of, recipients, { before, limit });
      const page = await Promise.all(rows.slice(0, limit).map((row) => openMessage(row, keys)));
      return {
        state,
        reason,
        messages: page.toReversed(),
        ...(rows.length > limit && { earlier: page.at(-1)!.number }),
        seen: await lastNumber(db, of),
        answerable: receipt !== undefined,
      };
    },

    /**
     * Stores an answer, a new state, or both. An answer to a case that was read restarts its retention.
     * @throws AppError `gone`, `not-found`, or `conflict` if nobody would see it, the case is closed, or somebody wrote
     * what the officer has not seen.
     */
    async reply(of: Case, opened: OpenedKeys, given: OfficersReply): Promise<void> {
      const { kind, id } = of;
      const { name, receipt, groups, state: before } = await read(of, opened);
      if (!receipt) throw new AppError('conflict', 'talk.noReceipt');
      const { text, seen, state = 'answered' } = given;
      const reopens = given.state !== undefined && state !== 'closed';
      if (before === 'closed' && !reopens) throw new AppError('conflict', 'talk.closed');
      const reason = state === 'closed' ? given.reason : '';
      const to = [...(await recipientsOf(groups)), { name: receiptName, publicKey: receipt }];
      const seal = await beginPart(name, to).catch(() => {
        // The report's sealed content names a receipt's key that is none
        throw new AppError('conflict', 'talk.noReceipt');
      });
      const day = beirutDay(now());
      const content = { created_at: hourOf(now()), text, state, reason };
      await transact(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('submission')
          .set({ read_on: sql<string | null>`case when state = 'read' then ${day} else read_on end` })
          .where('kind', '=', kind)
          .where('id', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError('gone', 'talk.gone');
        if (!(await hasReceipt(transaction, of))) throw new AppError('conflict', 'talk.noReceipt');
        if ((await lastNumber(transaction, of)) !== seen) throw new AppError('conflict', 'talk.newer');
        await appendMessage(transaction, of, { author: 'officer', day, seal, content });
      });
    },
  };
}

/** False once the sender no longer needs it: nobody would see an answer. */
async function hasReceipt(db: Kysely<Schema>, { kind, id }: Case): Promise<boolean> {
  const rows = db.selectFrom('submission_receipt').select('kind').where('kind', '=', kind);
  return (await rows.where('submission_id', '=', id).executeTakeFirst()) !== undefined;
}
