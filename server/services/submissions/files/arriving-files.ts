import type { Kysely } from 'kysely';
import { pieceSizes } from '#shared/channel/files/file-size.ts';
import { hourOf } from '#shared/hour-of.ts';
import { inTransaction } from '../../../db/in-transaction.ts';
import type { Schema } from '../../../db/schema.ts';
import { AppError } from '../../../errors/app-error.ts';
import { markUnread } from '../mark-unread.ts';
import type { StoredPieces } from './stored-pieces.ts';

const hour = 60 * 60 * 1000;

/** Full hours for which an upload can go on, at least. */
const uploadHours = 3;

export type ArrivingFiles = ReturnType<typeof createArrivingFiles>;

/** Files whose pieces arrive, by the ids of their uploads: sealed here, or before they were sent. */
export function createArrivingFiles(
  db: Kysely<Schema>,
  { pieces, now }: { pieces: StoredPieces; now: () => number },
) {
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
    rowOf,

    /** The present time, and until when an upload that begins now can go on. */
    times: () => ({ timestamp: timestamp(), open_until: hourOf(now() + (uploadHours + 1) * hour) }),

    /** The pieces of a file of a padded size, and which of them are stored, for one that was begun before. */
    async begun(id: string, padded: number, isNew: boolean) {
      const sizes = pieceSizes(padded);
      const have = isNew ? [] : await pieces.stored(id, padded);
      return { pieces: sizes.length, last: sizes.at(-1)!, have };
    },

    /**
     * Stores a piece. One that is there already is stored once.
     * @param store stores a piece of this many plain bytes. @throws RangeError for another length.
     * @throws AppError `gone`, `unreadable` for another length, or `unavailable`
     */
    async put(id: string, piece: number, store: (bytes: number) => Promise<void>): Promise<void> {
      const row = await openRowOf(id);
      const bytes = pieceSizes(row.bytes)[piece];
      if (!bytes) throw new AppError('unreadable', 'files.badPiece');
      if (await pieces.isStored(id, piece, bytes)) return;
      await store(bytes).catch((error: unknown) => {
        if (error instanceof RangeError) throw new AppError('unreadable', 'files.badPiece');
        if ((error as { code?: string }).code === 'ENOSPC') throw new AppError('unavailable', 'files.noRoom');
        throw error;
      });
      // A case may be deleted while a piece of it arrives
      await openRowOf(id).catch(async (error: unknown) => {
        if (!(await rowOf(id))) await pieces.remove([row]);
        throw error;
      });
    },

    /**
     * Makes a file visible whose pieces are all there, and marks its case as unread.
     * @throws AppError `gone`, or `conflict` where pieces are missing.
     */
    async finish(id: string): Promise<{ file: number }> {
      const row = await rowOf(id);
      if (!row) throw new AppError('gone', 'files.gone');
      const { file } = row;
      if (row.open_until === null) return { file };
      if (!(await pieces.isComplete(id, row.bytes))) throw new AppError('conflict', 'files.incomplete');
      await inTransaction(db, async (transaction) => {
        await markUnread(transaction, row);
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
     * Ends an upload, of which nothing stays.
     * @throws AppError `conflict` where it was finished before: the file stays.
     */
    async cancel(id: string): Promise<void> {
      const removed = await db
        .deleteFrom('submission_file')
        .where('name', '=', id)
        .where('open_until', 'is not', null)
        .returning(['name', 'bytes'])
        .execute();
      const finished = removed.length === 0 && (await rowOf(id));
      if (finished) throw new AppError('conflict', 'files.tooLate', { current: { file: finished.file } });
      await pieces.remove(removed);
    },
  };
}
