import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { caseNameOf } from '#shared/channel/envelope.ts';
import { paddedSize } from '#shared/channel/files/file-size.ts';
import { sealedUploadId } from '#shared/channel/files/upload-keys.ts';
import { uploadEnd } from '#shared/forms/files/file-upload.ts';
import { fileLimits } from '#shared/forms/files/sender-files.ts';
import { sealedUploadBegin } from '#shared/forms/sealed/sealed-receipt.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { KeysInUse } from '../../keys/recipients-of.ts';
import { receivedEnvelope } from '../sealed/sealed-envelope.ts';
import type { Caller } from '../talk/admission.ts';
import { paddedQuota } from './file-quota.ts';
import { insertFile } from './file-rows.ts';
import { reserveFile } from './reserve-file.ts';
import { measuredRoom } from './take-room.ts';
import type { Arriving, UploadDependencies } from './uploads.ts';

/** Files whose pieces the sender's browser sealed: their keys never come here. */
export function createSealedUploads(
  db: Kysely<Schema>,
  { admission, arriving, pieces, limiter, keysInUse, now }: UploadDependencies & { keysInUse: KeysInUse },
) {
  return {
    /**
     * Reserves the place of a file. Called again under the same name, it says which pieces are there.
     * @param given the fields of `sealedUploadBegin`, unvalidated.
     * @throws AppError `too-large`, `invalid`, `not-found`, `too-many`, `unavailable`, or `conflict`: where its number is
     * taken, with the next one.
     */
    async begin(given: unknown, caller: Caller) {
      const {
        upload,
        file,
        padded,
        mark = null,
        envelope: sealed,
        ...holder
      } = validated(sealedUploadBegin, given);
      if (padded > paddedSize(limits.senderFileBytes))
        throw new AppError('too-large', 'files.tooLarge', { values: fileLimits });
      if (padded !== paddedSize(padded)) throw new AppError('invalid', 'form.sealedInvalid');
      const admitted = await admission.admitBrowser(holder, caller);
      const { found } = admitted;
      const envelope = receivedEnvelope(sealed, await keysInUse(), caseNameOf(found));
      const id = await sealedUploadId(upload);
      const { timestamp, open_until } = arriving.times();
      const take = await measuredRoom(limiter);
      const place = await inTransaction(db, async (transaction) => {
        const wanted = { name: id, mark, timestamp };
        const reserved = await reserveFile(transaction, admitted, wanted, paddedQuota(padded));
        if (!reserved) return undefined;
        const { file: next } = reserved;
        if (file !== next) throw new AppError('conflict', 'receipt.numberTaken', { current: { next } });
        take(caller.address, padded);
        const row = { name: id, mark, day: beirutDay(now()), bytes: padded, open_until };
        await insertFile(transaction, found, { ...row, file }, envelope);
        return reserved;
      });
      await pieces.remove(place?.replaced ?? []);
      return { pass: admitted.pass, ...(await arriving.begun(id, padded, place !== undefined)) };
    },

    /** Stores a piece as it comes. @throws AppError `gone`, `unreadable`, or `unavailable` */
    async put({ upload, piece, content }: Arriving): Promise<void> {
      const id = await sealedUploadId(upload);
      await arriving.put(id, piece, (bytes) => pieces.storeSealed(id, piece, bytes, content));
    },

    /**
     * @param given the fields of `uploadEnd`, unvalidated.
     * @throws AppError `invalid`, `gone`, or `conflict` where pieces are missing.
     */
    finish: async (given: unknown): Promise<{ file: number }> => arriving.finish(await idOf(given)),

    /**
     * @param given the fields of `uploadEnd`, unvalidated.
     * @throws AppError `invalid`, or `conflict` for a finished file, with its number.
     */
    cancel: async (given: unknown): Promise<void> => arriving.cancel(await idOf(given)),
  };
}

const idOf = async (given: unknown) => sealedUploadId(validated(uploadEnd, given).upload);
