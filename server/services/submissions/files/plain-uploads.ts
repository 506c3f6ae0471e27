import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { toBase64url } from '#shared/channel/base64url.ts';
import type { FileContent } from '#shared/channel/case/open-file.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { type UploadKeys, uploadKeys } from '#shared/channel/files/upload-keys.ts';
import { fileMark } from '#shared/channel/keys/content-mark.ts';
import { statedFile } from '#shared/forms/files/file-upload.ts';
import { fileLimits } from '#shared/forms/files/sender-files.ts';
import { receiptQuery } from '#shared/forms/talk.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import { inPieces } from '../../files/in-pieces.ts';
import type { FileLimiter } from '../../limits/file-limiter.ts';
import { markUnread } from '../mark-unread.ts';
import type { Admission, Caller } from '../talk/admission.ts';
import { createCleanPictures } from './clean-picture.ts';
import { exactQuota } from './file-quota.ts';
import { insertFile } from './file-rows.ts';
import { reserveFile } from './reserve-file.ts';
import type { StoredPieces } from './stored-pieces.ts';
import { takeRoom } from './take-room.ts';

type Dependencies = {
  admission: Admission;
  pieces: StoredPieces;
  limiter: FileLimiter | undefined;
  now: () => number;
};

/** A file of a form, as it arrives. */
type ArrivingFile = {
  name: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
  /** True where hidden details of a picture are to be removed. */
  clean: boolean;
};

/**
 * Files of a form that a browser sends without a script, whose sizes nobody knows before their ends. Each is sealed in pieces
 * while it arrives, and has a row once it is complete: of one that breaks off nothing stays.
 */
export function createPlainUploads(db: Kysely<Schema>, { admission, pieces, limiter, now }: Dependencies) {
  const cleanPicture = createCleanPictures();

  /** Stores a content. @returns its size, and the SHA-256 of it. */
  async function storePieces(keys: UploadKeys, content: Parameters<typeof inPieces>[0], address: string) {
    const hash = createHash('sha256');
    let bytes = 0;
    let number = 0;
    const put = async (size: number, piece: Buffer) => {
      await takeRoom(limiter, address, size);
      await pieces.store(keys, number, size, [piece, Buffer.alloc(size - piece.length)]);
      number += 1;
    };
    try {
      let last = Buffer.alloc(0);
      for await (const piece of inPieces(content, limits.filePieceBytes)) {
        bytes += piece.length;
        if (bytes > limits.senderFileBytes)
          throw new AppError('too-large', 'files.tooLarge', { values: fileLimits });
        hash.update(piece);
        if (piece.length === limits.filePieceBytes) await put(piece.length, piece);
        else last = piece;
      }
      if (bytes === 0) throw new AppError('invalid', 'files.empty');
      for (const size of pieceSizes(paddedSize(bytes)).slice(number)) {
        await put(size, last);
        last = Buffer.alloc(0);
      }
      return { bytes, digest: hash.digest('base64url') };
    } catch (error) {
      await pieces.remove([{ name: keys.id, bytes: paddedSize(limits.senderFileBytes) }]);
      if ((error as { code?: string }).code === 'ENOSPC') throw new AppError('unavailable', 'files.noRoom');
      throw error;
    }
  }

  return {
    /**
     * Opens a case for files.
     * @param given the fields of `receiptQuery`, unvalidated.
     * @returns the way to store one after the other in it; each throws AppError `too-large`, `invalid`, `conflict`, `too-many`
     * or `unavailable`.
     * @throws AppError `invalid`, `not-found`
     */
    async open(given: unknown, caller: Caller) {
      const { keys, ...admitted } = await admission.admitHolder(validated(receiptQuery, given), caller);
      const { found, pass } = admitted;

      async function store({ name, type, content, clean }: ArrivingFile): Promise<void> {
        const picture = await cleanPicture(content, clean);
        const stated = validated(statedFile, { name, type: type.slice(0, 100), details: picture.details });
        const upload = await uploadKeys(crypto.getRandomValues(new Uint8Array(32)));
        const { bytes, digest } = await storePieces(upload, picture.content, caller.address);
        const padded = paddedSize(bytes);
        let removed: Parameters<StoredPieces['remove']>[0] = [];
        try {
          const seal = await beginPart(caseNameOf(found), await admission.recipients(found, keys));
          const opened: FileContent = {
            created_at: hourOf(now()),
            ...stated,
            bytes,
            key: toBase64url(upload.fileKey),
          };
          const quota = await exactQuota(keys, opened);
          const mark = await fileMark(keys, digest);
          const timestamp = new Date(now()).toISOString();
          const wanted = { name: upload.id, mark, timestamp };
          removed = await inTransaction(db, async (transaction) => {
            const { file, replaced } = (await reserveFile(transaction, admitted, wanted, quota))!;
            const envelope = await seal(Buffer.from(JSON.stringify(opened)), { file });
            const place = { name: upload.id, mark, day: beirutDay(now()), bytes: padded, open_until: null };
            await insertFile(transaction, found, { ...place, file }, envelope);
            await markUnread(transaction, found);
            return replaced;
          });
        } catch (error) {
          await pieces.remove([{ name: upload.id, bytes: padded }]);
          throw error;
        }
        await pieces.remove(removed);
      }

      return { pass, store };
    },
  };
}
