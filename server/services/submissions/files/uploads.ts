import type { Kysely } from 'kysely';
import { beirutDay } from '#shared/beirut-day.ts';
import { toBase64url } from '#shared/channel/base64url.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { paddedSize, pieceSizes } from '#shared/channel/files/file-size.ts';
import { uploadKeys } from '#shared/channel/files/upload-keys.ts';
import { uploadBegin, uploadEnd } from '#shared/forms/file-upload.ts';
import { fileLimits } from '#shared/forms/sender-files.ts';
import { hourOf } from '#shared/hour-of.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { validated } from '../../../errors/invalid-input.ts';
import type { FileLimiter } from '../../limits/file-limiter.ts';
import type { Admission, Caller } from '../talk/admission.ts';
import { fileMark } from './file-mark.ts';
import { reserveFile } from './reserve-file.ts';
import type { StoredPieces } from './stored-pieces.ts';
import { takeRoom } from './take-room.ts';

const hour = 60 * 60 * 1000;

/** Full hours for which an upload can go on, at least. */
const uploadHours = 3;

type Dependencies = {
  admission: Admission;
  pieces: StoredPieces;
  limiter: FileLimiter | undefined;
  now: () => number;
};

/** A piece that arrives: its upload, its number, and its bytes as they come. */
type Arriving = { upload: Uint8Array<ArrayBuffer>; piece: number; content: AsyncIterable<Uint8Array> };

/**
 * Files that a browser sends in pieces, each sealed while it arrives. The sender's name of an upload gives the key of the
 * file, and is stored nowhere: between two calls nothing here opens what has arrived.
 */
export function createUploads(db: Kysely<Schema>, { admission, pieces, limiter, now }: Dependencies) {
  const timestamp = () => new Date(now()).toISOString();

  /** The row of an upload; one that has ended counts as none. */
  async function rowOf(id: string) {
    const row = await db
      .selectFrom('submission_file')
      .select(['kind', 'submission_id as id', 'file', 'name', 'bytes', 'open_until'])
      .where('name', '=', id)
      .executeTakeFirst();
    return row && (row.open_until === null || row.open_until > timestamp()) ? row : undefined;
  }

  /** @throws AppError `gone` */
  async function openRowOf(id: string) {
    const row = await rowOf(id);
    if (!row || row.open_until === null) throw new AppError('gone', 'files.gone');
    return row;
  }

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
      const { found, keys, pass } = await admission.admit(file, caller);
      const { id, fileKey } = await uploadKeys(file.upload);
      const padded = paddedSize(file.bytes);
      const begun = async (have: Promise<number[]> | number[]) => {
        const sizes = pieceSizes(padded);
        return { pass, pieces: sizes.length, last: sizes.at(-1)!, have: await have };
      };
      const known = await rowOf(id);
      if (!known) await takeRoom(limiter, caller.address, padded);
      const seal = await beginPart(caseNameOf(found), await admission.recipients(found, keys));
      const isNew = await inTransaction(db, (transaction) =>
        reserveFile(transaction, found, keys, {
          name: id,
          mark: file.digest ? fileMark(keys, file.digest) : null,
          day: beirutDay(now()),
          bytes: padded,
          open_until: hourOf(now() + (uploadHours + 1) * hour),
          seal,
          content: {
            created_at: hourOf(now()),
            name: file.name,
            type: file.type,
            bytes: file.bytes,
            details: file.details,
            key: toBase64url(fileKey),
          },
          timestamp: timestamp(),
        }),
      );
      return begun(isNew ? [] : pieces.stored(id, padded));
    },

    /**
     * Stores a piece, sealed while it is read. One that is there already is read to its end, and stored once.
     * @throws AppError `gone`, `unreadable` for another length, or `unavailable`
     */
    async put({ upload, piece, content }: Arriving): Promise<void> {
      const keys = await uploadKeys(upload);
      const row = await openRowOf(keys.id);
      const bytes = pieceSizes(row.bytes)[piece];
      if (!bytes) throw new AppError('unreadable', 'files.badPiece');
      if (await pieces.isStored(keys.id, piece, bytes)) return;
      await pieces.store(keys, piece, bytes, content).catch((error: unknown) => {
        if (error instanceof RangeError) throw new AppError('unreadable', 'files.badPiece');
        if ((error as { code?: string }).code === 'ENOSPC') throw new AppError('unavailable', 'files.noRoom');
        throw error;
      });
      // A case may be deleted while a piece of it arrives
      await openRowOf(keys.id).catch(async (error: unknown) => {
        if (!(await rowOf(keys.id))) await pieces.remove([row]);
        throw error;
      });
    },

    /**
     * Makes a file visible whose pieces are all there, and marks its case as unread.
     * @param given the fields of `uploadEnd`, unvalidated.
     * @throws AppError `invalid`, `gone`, or `conflict` where pieces are missing.
     */
    async finish(given: unknown): Promise<{ file: number }> {
      const { id } = await uploadKeys(validated(uploadEnd, given).upload);
      const row = await rowOf(id);
      if (!row) throw new AppError('gone', 'files.gone');
      const { kind, file } = row;
      if (row.open_until === null) return { file };
      if (!(await pieces.isComplete(id, row.bytes))) throw new AppError('conflict', 'files.incomplete');
      await inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('submission')
          .set({ state: 'active', read_on: null })
          .where('kind', '=', kind)
          .where('id', '=', row.id)
          .execute();
        const { numUpdatedRows } = await transaction
          .updateTable('submission_file')
          .set({ open_until: null })
          .where('name', '=', id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new AppError('gone', 'files.gone');
      });
      return { file };
    },

    /**
     * Ends an upload, of which nothing stays; a finished file stays.
     * @param given the fields of `uploadEnd`, unvalidated.
     * @throws AppError `invalid`
     */
    async cancel(given: unknown): Promise<void> {
      const { id } = await uploadKeys(validated(uploadEnd, given).upload);
      const removed = await db
        .deleteFrom('submission_file')
        .where('name', '=', id)
        .where('open_until', 'is not', null)
        .returning(['name', 'bytes'])
        .execute();
      await pieces.remove(removed);
    },
  };
}
