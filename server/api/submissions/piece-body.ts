import { sealedSize } from '#shared/channel/files/file-size.ts';
import { pieceHead, pieceHeadBytes } from '#shared/forms/files/file-upload.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { AppError } from '../../errors/app-error.ts';

/** Bytes of the body of a piece: its head, and the longest content, which may be sealed. */
const pieceBodyBytes = pieceHeadBytes + sealedSize(limits.filePieceBytes);

/**
 * The head of a piece's body, and the content behind it as it comes.
 * @throws AppError `unreadable`
 */
export async function readPiece(body: AsyncIterable<Uint8Array> | undefined) {
  const reader = bounded(body ?? [])[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < pieceHeadBytes) {
    const { value, done } = await reader.next();
    if (done) throw new AppError('unreadable', 'files.badPiece');
    head = Buffer.concat([head, value]);
  }
  const first = head.subarray(pieceHeadBytes);
  async function* content() {
    yield first as Uint8Array;
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  }
  return { ...headOf(head.subarray(0, pieceHeadBytes).toString('latin1')), content: content() };
}

/** @throws AppError `unreadable` */
function headOf(text: string) {
  try {
    return pieceHead.parse(JSON.parse(text));
  } catch {
    throw new AppError('unreadable', 'files.badPiece');
  }
}

/** @throws AppError `unreadable` past the longest piece. */
async function* bounded(body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > pieceBodyBytes) throw new AppError('unreadable', 'files.badPiece');
    yield chunk;
  }
}
