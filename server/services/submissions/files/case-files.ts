import { openFile } from '#shared/channel/case/open-file.ts';
import { openFiles } from '#shared/channel/case/open-files.ts';
import type { FilesView } from '#shared/channel/case/sealed-rows.ts';
import { pieceSizes, sealedSize } from '#shared/channel/files/file-size.ts';
import type { SenderFile } from '#shared/forms/files/sender-files.ts';
import type { OpenedKeys } from '../../../crypto/sealing/session-keys.ts';
import type { UnitOfWork } from '../../../db/in-transaction.ts';
import { AppError } from '../../../errors/app-error.ts';
import type { KeyOwner } from '../../keys/key-groups.ts';
import { openingKeys } from '../opening-keys.ts';
import { scopeOf } from '../scope.ts';
import type { Case } from '../talk/message-rows.ts';
import { fileRows } from './file-rows.ts';
import type { StoredPieces } from './stored-pieces.ts';

/** The officers' side of senders' files: opened with the keys of a session, or sealed for their browser. */
export function createCaseFiles({ db }: UnitOfWork, { pieces }: { pieces: StoredPieces }) {
  /** Complete files of a case, each with its key for the group: one that has none comes damaged. */
  async function completeRows(of: Case, owner: KeyOwner) {
    const { recipients } = await scopeOf(db, owner);
    const rows = await fileRows(db, of, recipients).where('open_until', 'is', null).execute();
    return [...new Map(rows.map((row) => [row.file, row])).values()];
  }

  /** @throws AppError `not-found` */
  async function findRow(of: Case, file: number, owner: KeyOwner) {
    const row = (await completeRows(of, owner)).find((each) => each.file === file);
    if (!row) throw new AppError('not-found', 'caseFiles.notFound');
    return row;
  }

  return {
    /** The files of a case, oldest first, without their contents. */
    async list(of: Case, opened: OpenedKeys): Promise<SenderFile[]> {
      const files = await openFiles(await completeRows(of, { opened }), openingKeys(opened));
      return files.map(({ shown }) => shown);
    },

    /** The same as they are stored, for an officer's browser to open. */
    sealed: (of: Case, owner: KeyOwner): Promise<FilesView> => completeRows(of, owner),

    /**
     * A file with its content, opened while it is read.
     * @throws AppError `not-found`, `conflict` for a damaged one.
     */
    async read(of: Case, file: number, opened: OpenedKeys) {
      const row = await findRow(of, file, { opened });
      const { shown, fileKey } = await openFile(row, openingKeys(opened));
      const sizes = { bytes: shown.bytes, padded: row.bytes };
      if (!fileKey || shown.bytes > row.bytes || !(await pieces.isComplete(row.name, row.bytes)))
        throw new AppError('conflict', 'caseFiles.damaged');
      return { shown, content: await peeked(pieces.read({ id: row.name, fileKey }, sizes)) };
    },

    /**
     * The sealed pieces of a file, in their order.
     * @throws AppError `not-found`, `conflict` where one is missing.
     */
    async readSealed(of: Case, file: number, owner: KeyOwner) {
      const { name, bytes: padded } = await findRow(of, file, owner);
      if (!(await pieces.isComplete(name, padded))) throw new AppError('conflict', 'caseFiles.damaged');
      const bytes = pieceSizes(padded).reduce((sum, size) => sum + sealedSize(size), 0);
      return { bytes, content: pieces.readSealed(name, padded) };
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
