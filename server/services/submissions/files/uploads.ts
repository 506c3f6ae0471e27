import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { toBase64url } from '#shared/channel/base64url.ts';
import type { FileContent } from '#shared/channel/case/open-file.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { paddedSize } from '#shared/channel/files/file-size.ts';
import { uploadKeys } from '#shared/channel/files/upload-keys.ts';
import { fileMark } from '#shared/channel/keys/content-mark.ts';
import { uploadBegin, uploadEnd } from '#shared/forms/files/file-upload.ts';
import { fileLimits } from '#shared/forms/files/sender-files.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { FileLimiter } from '../../limits/file-limiter.ts';
import type { Admission, Caller } from '../talk/admission.ts';
import type { ArrivingFiles } from './arriving-files.ts';
import { exactQuota } from './file-quota.ts';
import { insertFile } from './file-rows.ts';
import { reserveFile } from './reserve-file.ts';
import type { StoredPieces } from './stored-pieces.ts';
import { takeRoom } from './take-room.ts';

export type UploadDependencies = {
  admission: Admission;
  arriving: ArrivingFiles;
  pieces: StoredPieces;
  limiter: FileLimiter | undefined;
  now: () => number;
};

/** A piece that arrives: its upload, its number, and its bytes as they come. */
export type Arriving = {
  upload: Uint8Array<ArrayBuffer>;
  piece: number;
  content: AsyncIterable<Uint8Array>;
};

/**
 * Files that arrive in pieces, each sealed while it arrives. The sender's name of an upload gives the key of the file, and is
 * stored nowhere: between two calls nothing here opens what has arrived.
 */
export function createUploads(
  db: Kysely<Schema>,
  { admission, arriving, pieces, limiter, now }: UploadDependencies,
) {
  return {
    /**
     * Reserves the place of a file. Called again under the same name, it says which pieces are there.
     * @param given the fields of `uploadBegin`, unvalidated.
     * @throws AppError `too-large`, `invalid`, `not-found`, `conflict`, `too-many`, or `unavailable`
     */
    async begin(given: unknown, caller: Caller) {
      const { bytes } = (given ?? {}) as { bytes?: unknown };
      if (typeof bytes === 'number' && bytes > limits.senderFileBytes)
        throw new AppError('too-large', 'files.tooLarge', { values: fileLimits });
      const file = validated(uploadBegin, given);
      const { keys, ...admitted } = await admission.admitHolder(file, caller);
      const { id, fileKey } = await uploadKeys(file.upload);
      const padded = paddedSize(file.bytes);
      if (!(await arriving.rowOf(id))) await takeRoom(limiter, caller.address, padded);
      const { name, type, details } = file;
      const stated = { created_at: hourOf(now()), name, type, bytes: file.bytes, details };
      const content: FileContent = { ...stated, key: toBase64url(fileKey) };
      const mark = file.digest ? await fileMark(keys, file.digest) : null;
      const { found } = admitted;
      const seal = await beginPart(caseNameOf(found), await admission.recipients(found, keys));
      const quota = await exactQuota(keys, content);
      const { timestamp, open_until } = arriving.times();
      const place = await inTransaction(db, async (transaction) => {
        const reserved = await reserveFile(transaction, admitted, { name: id, mark, timestamp }, quota);
        if (!reserved) return undefined;
        const number = reserved.file;
        const envelope = await seal(Buffer.from(JSON.stringify(content)), { file: number });
        const row = { name: id, mark, day: beirutDay(now()), bytes: padded, open_until };
        await insertFile(transaction, found, { ...row, file: number }, envelope);
        return reserved;
      });
      await pieces.remove(place?.replaced ?? []);
      return { pass: admitted.pass, ...(await arriving.begun(id, padded, place !== undefined)) };
    },

    /** Stores a piece, sealed while it is read. @throws AppError `gone`, `unreadable`, or `unavailable` */
    async put({ upload, piece, content }: Arriving): Promise<void> {
      const keys = await uploadKeys(upload);
      await arriving.put(keys.id, piece, (bytes) => pieces.store(keys, piece, bytes, content));
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

const idOf = async (given: unknown) => (await uploadKeys(validated(uploadEnd, given).upload)).id;
