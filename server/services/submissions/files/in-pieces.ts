import * as limits from '#shared/sender-file-limits.ts';

/** A content in pieces of full size, but for the last one, which may be empty: only one is in memory. */
export async function* inPieces(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.alloc(limits.filePieceBytes);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + piece.length - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < piece.length) continue;
      yield piece;
      piece = Buffer.alloc(limits.filePieceBytes);
      filled = 0;
    }
  }
  yield piece.subarray(0, filled);
}
