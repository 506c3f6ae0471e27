import { openFile } from '#shared/channel/case/open-file.ts';
import type { OpeningKey } from '#shared/channel/hpke.ts';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import { openingKeys } from '../opening-keys.ts';
import type { Case } from '../talk/message-rows.ts';
import { fileRows } from './file-rows.ts';
import type { StoredPieces } from './stored-pieces.ts';

/** The officers' side of senders' files, opened with the keys of a session. */
export function createCaseFiles({ db }: UnitOfWork, { pieces }: { pieces: StoredPieces }) {
  /** Complete files with a key that this session has: one that it has not comes damaged. */
  async function completeRows(of: Case, keys: ReadonlyMap<string, OpeningKey>) {
    const rows = await fileRows(db, of, [...keys.keys()])
      .where('open_until', 'is', null)
      .execute();
    return [...new Map(rows.map((row) => [row.file, row])).values()];
  }

  return {
    /** The files of a case, oldest first, without their contents. */
    async list(of: Case, opened: OpenedKeys): Promise<SenderFile[]> {
      const keys = await openingKeys(opened);
      const files = (await completeRows(of, keys)).map((row) => openFile(row, keys));
      return (await Promise.all(files)).map(({ shown }) => shown);
    },

    /**
     * A file with its content, opened while it is read.
     * @throws AppError `not-found`, `conflict` for a damaged one.
     */
    async read(of: Case, file: number, opened: OpenedKeys) {
      const keys = await openingKeys(opened);
      const row = (await completeRows(of, keys)).find((each) => each.file === file);
      if (!row) throw new AppError('not-found', 'caseFiles.notFound');
      const { shown, fileKey } = await openFile(row, keys);
      const sizes = { bytes: shown.bytes, padded: row.bytes };
      if (!fileKey || shown.bytes > row.bytes || !(await pieces.isComplete(row.name, row.bytes)))
        throw new AppError('conflict', 'caseFiles.damaged');
      return { shown, content: await peeked(pieces.read({ id: row.name, fileKey }, sizes)) };
    },
  };
}

/**
 * A content whose beginning was read: its sender may have sent anything as sealed pieces.
 * @throws AppError `conflict` if it does not open.
 */
async function peeked(content: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await content.next().catch((error: unknown) => {
    const isSealedWrong = error instanceof DOMException && error.name === 'OperationError';
    throw isSealedWrong ? new AppError('conflict', 'caseFiles.damaged') : error;
  });
  let isFirst = true;
  const next = async () => {
    if (!isFirst) return content.next();
    isFirst = false;
    return first;
  };
  // Closes what was opened, also where nobody reads on
  return { [Symbol.asyncIterator]: () => ({ next, return: () => content.return(undefined) }) };
}
