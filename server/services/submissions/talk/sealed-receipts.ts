import type { Kysely } from 'kysely';
import { toBase64url } from '#shared/channel/base64url.ts';
import type { SealedPart } from '#shared/channel/case/open-part.ts';
import { caseNameOf } from '#shared/channel/envelope.ts';
import { receiptName } from '#shared/channel/stored-receipt.ts';
import {
  type SealedReceiptView,
  sealedDeletion,
  sealedReceiptQuery,
  sealedSenderMessage,
} from '#shared/forms/sealed/sealed-receipt.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { KeysInUse } from '../../keys/recipients-of.ts';
import type { Attempts } from '../attempts.ts';
import { lastFile } from '../files/file-rows.ts';
import type { Numbers } from '../sealed/numbers.ts';
import { receivedEnvelope } from '../sealed/sealed-envelope.ts';
import { sentKeys } from '../sealed/sent-keys.ts';
import { sealedRows } from '../sealed-rows.ts';
import type { Admission, Caller } from './admission.ts';
import { insertMessage, lastNumber } from './message-rows.ts';
import type { SenderCase } from './sender-case.ts';

type Dependencies = {
  admission: Admission;
  attempts: Attempts;
  cases: SenderCase;
  numbers: Numbers;
  keysInUse: KeysInUse;
};

/** The sender's side of a conversation, for browsers: nothing here has the code, or opens anything. */
export function createSealedReceipts(
  db: Kysely<Schema>,
  { admission, attempts, cases, numbers, keysInUse }: Dependencies,
) {
  return {
    /**
     * A case with a page of its conversation, as it is stored.
     * @param given the fields of `sealedReceiptQuery`, unvalidated.
     * @throws AppError `invalid`, `not-found`
     */
    async view(given: unknown, caller: Caller): Promise<SealedReceiptView> {
      const query = validated(sealedReceiptQuery, given);
      const admitted = await admission.admitBrowser(query, caller);
      const { kind, id, version, keyId } = admitted.found;
      const { messages, reply, files, facts } = await cases.read(admitted, query.before);
      const [submission] = await sealedRows(db, kind, [receiptName]).where('id', '=', id).execute();
      const isRight = submission !== undefined && (await numbers.isRight(submission));
      const readers = (submission && (await numbers.readersOf(submission))) ?? null;
      const keys = await keysInUse();
      return {
        ...facts,
        of: { kind, id, version, key_id: keyId },
        read: admitted.found.read_on !== null,
        readers,
        // The paper of a receipt is not to open the report, so it is sent only where nothing else names the readers
        submission: isRight && !readers ? sent(submission) : null,
        messages: messages.map((row) => ({ ...sent(row), message: row.message, author: row.author })),
        reply: reply ? { ...sent(reply), message: reply.message, author: reply.author } : null,
        files: files.map((row) => ({ ...sent(row), file: row.file })),
        next: (await lastNumber(db, admitted.found)) + 1,
        next_file: (await lastFile(db, admitted.found)) + 1,
        keys: sentKeys(keys),
        pass: admitted.pass,
      };
    },

    /**
     * Stores a message that the sender's browser sealed, and marks the case as unread.
     * @param given the fields of `sealedSenderMessage`, unvalidated.
     * @param attempt the browser's name for this message: sent again, it is stored once. Sealed again for another number,
     * it has the same mark; without marks, the same bytes are the same message.
     * @throws AppError `invalid`, `not-found`, `too-many`, or `conflict`: where its number is taken, with the next one, or
     * another one was sent under that name.
     */
    async send(given: unknown, { attempt, ...caller }: Caller & { attempt?: string | undefined }) {
      const { message, envelope: sealed, mark, ...holder } = validated(sealedSenderMessage, given);
      const admitted = await admission.admitBrowser(holder, caller);
      const { found, lookup, pass } = admitted;
      const envelope = receivedEnvelope(sealed, await keysInUse(), caseNameOf(found));
      const retry = attempt && { id: attempt, name: await attempts.name(attempt, [lookup, mark ?? sealed]) };
      await cases.append(admitted, retry || undefined, async (transaction, day) => {
        const next = (await lastNumber(transaction, found)) + 1;
        if (message !== next) throw new AppError('conflict', 'receipt.numberTaken', { current: { next } });
        await insertMessage(transaction, found, { message, author: 'sender', day }, envelope);
      });
      return { pass, left_today: await cases.leftToday(found) };
    },

    /**
     * As the site does it for plain clients.
     * @param given the fields of `sealedDeletion`, unvalidated.
     * @throws AppError `invalid`, `not-found`
     */
    async remove(given: unknown, caller: Caller): Promise<'report' | 'receipt'> {
      const { what, ...holder } = validated(sealedDeletion, given);
      await cases.remove(await admission.admitBrowser(holder, caller), what);
      return what;
    },
  };
}

function sent({
  key_id,
  body,
  sealed_key,
  day,
}: Omit<SealedPart, 'case_version' | 'case_key_id'> & { day: string }) {
  return {
    key_id,
    body: toBase64url(body),
    sealed_key: sealed_key && toBase64url(sealed_key),
    day,
  };
}
