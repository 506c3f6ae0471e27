import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import { talkLimits } from '#shared/forms/talk.ts';
import * as limits from '#shared/limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { truncateWal } from '../../../db/sqlite/truncate-wal.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { createSettings } from '../../settings/settings.ts';
import { proofName } from '../captcha/proof.ts';
import { fileRows, piecesOf } from '../files/file-rows.ts';
import type { StoredPieces } from '../files/stored-pieces.ts';
import { lockCase } from '../lock-case.ts';
import { markUnread } from '../mark-unread.ts';
import { spend } from '../spent-proofs.ts';
import { type Admitted, findCase } from './admission.ts';
import { type Case, lastReplies, pageRows, senderCounts } from './message-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Dependencies = {
  pieces: StoredPieces;
  settings: Pick<ReturnType<typeof createSettings>, 'all'>;
  now: () => number;
};

export type SenderCase = ReturnType<typeof createSenderCase>;

/** A case as its sender has it, sealed: opened by the site for plain clients, and by browsers themselves. */
export function createSenderCase(db: Kysely<Schema>, { pieces, settings, now }: Dependencies) {
  async function leftToday(of: Case): Promise<number> {
    const { all, today } = await senderCounts(db, of, beirutDay(now()));
    return Math.max(0, Math.min(limits.talkMessagesADay - today, limits.talkMessages - all));
  }

  return {
    leftToday,

    /** A page of its messages, newest first, the last one of officers, its files, and what else is known of it. */
    async read({ found }: Admitted, before?: number) {
      const { kind, id } = found;
      const limit = limits.talkPage;
      const [rows, [reply], files, { retention }, left_today] = await Promise.all([
        pageRows(db, found, [receiptName], { before, limit }),
        lastReplies(db, { kind, from: id, to: id }, [receiptName]),
        fileRows(db, found, [receiptName]).where('open_until', 'is', null).execute(),
        settings.all(),
        leftToday(found),
      ]);
      const ends = found.read_on && Date.parse(found.read_on) + (retention.readDays + 1) * dayMs;
      const messages = rows.slice(0, limit);
      return {
        messages,
        reply,
        files,
        facts: {
          ...(rows.length > limit && { earlier: messages.at(-1)!.message }),
          ends_on: ends && !found.kept ? new Date(ends).toISOString().slice(0, 10) : null,
          keeps_days: retention.readDays,
          left_today,
        },
      };
    },

    /**
     * Stores a message of the sender, and marks the case as unread.
     * @param retry the name of the attempt, under which it is stored once.
     * @param store writes it, in the transaction that has locked the row of the case.
     * @throws AppError `not-found`, `too-many`, or `conflict`
     */
    async append(
      { found, lookup }: Admitted,
      retry: { id: string; name: string } | undefined,
      store: (transaction: Kysely<Schema>, day: string) => Promise<void>,
    ): Promise<void> {
      const day = beirutDay(now());
      await inTransaction(db, async (transaction) => {
        await lockCase(transaction, found);
        await findCase(transaction, lookup);
        const spent = retry && { proof: proofName(`${lookup} ${retry.id}`), attempt: retry.name, day };
        if (spent && !(await spend(transaction, spent))) return;
        const { all, today } = await senderCounts(transaction, found, day);
        if (all >= limits.talkMessages) throw new AppError('conflict', 'receipt.full');
        if (today >= limits.talkMessagesADay)
          throw new AppError('too-many', 'receipt.tooManyToday', { values: talkLimits });
        // Of a retry there is nothing new to read
        await markUnread(transaction, found);
        await store(transaction, day);
      });
    },

    /** Deletes the submission with its conversation, whoever reads or keeps it, or the sender's way to it alone. */
    async remove({ found }: Admitted, what: 'report' | 'receipt'): Promise<void> {
      const files = await inTransaction(db, (transaction) =>
        what === 'report' ? removeCase(transaction, found) : removeReceipt(transaction, found),
      );
      await truncateWal(db);
      await pieces.remove(files);
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
