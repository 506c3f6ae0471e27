import { openFile } from '#shared/channel/case/open-file.ts';
import { openMessage, shownToSender, stateOf } from '#shared/channel/case/open-message.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import {
  type ReceiptView,
  receiptDeletion,
  receiptQuery,
  senderMessage,
  talkLimits,
} from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/limits.ts';
import { openingKey } from '../../../crypto/sealing/opening-key.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { Attempts } from '../attempts.ts';
import type { Admission, Caller } from './admission.ts';
import { appendMessage } from './message-rows.ts';
import type { SenderCase } from './sender-case.ts';

type Dependencies = { admission: Admission; attempts: Attempts; cases: SenderCase; now: () => number };

/**
 * The sender's side of a conversation, for clients without a script. The code is known during a call only: it opens what both
 * sides wrote, and is stored nowhere.
 */
export function createReceipts({ admission, attempts, cases, now }: Dependencies) {
  return {
    /**
     * The state of a case, and a page of its conversation.
     * @param given the fields of `receiptQuery`, unvalidated.
     * @throws AppError `invalid`, `not-found`
     */
    async view(given: unknown, caller: Caller): Promise<ReceiptView> {
      const query = validated(receiptQuery, given);
      const { keys, ...admitted } = await admission.admitHolder(query, caller);
      const opening = new Map([[receiptName, openingKey(keys.privateKey)]]);
      const { messages, reply, files, facts } = await cases.read(admitted, query.before);
      const page = await Promise.all(messages.map((row) => openMessage(row, opening)));
      const state = stateOf(reply && (await openMessage(reply, opening)), admitted.found.read_on !== null);
      return {
        ...state,
        ...facts,
        messages: page.flatMap(shownToSender).toReversed(),
        files: (await Promise.all(files.map((row) => openFile(row, opening)))).map(({ shown }) => shown),
        pass: admitted.pass,
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
      const { text, ...holder } = validated(senderMessage, given);
      const { keys, ...admitted } = await admission.admitHolder(holder, caller);
      const { found, lookup, pass } = admitted;
      const seal = await beginPart(caseNameOf(found), await admission.recipients(found, keys));
      const content = { created_at: hourOf(now()), text };
      const retry = attempt && { id: attempt, name: await attempts.name(attempt, [lookup, text]) };
      await cases.append(admitted, retry || undefined, (transaction, day) =>
        appendMessage(transaction, found, { author: 'sender', day, seal, content }),
      );
      return { pass, left_today: await cases.leftToday(found) };
    },

    /**
     * Deletes the submission with its conversation, or the sender's way to it alone.
     * @param given the fields of `receiptDeletion`, unvalidated.
     * @returns what was deleted.
     * @throws AppError `invalid`, `not-found`
     */
    async remove(given: unknown, caller: Caller): Promise<'report' | 'receipt'> {
      const { what, ...holder } = validated(receiptDeletion, given);
      await cases.remove(await admission.admitHolder(holder, caller), what);
      return what;
    },
  };
}
