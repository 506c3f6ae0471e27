/**
 * A content in pieces of one size, but for the last one, which may be empty.
 * @param isReused true where each is used before the next one is read: all are in the same memory.
 */
export async function* inPieces(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  bytes: number,
  isReused = false,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.alloc(bytes);
  let filled = 0;
  for await (const chunk of content) {
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + piece.length - filled);
      piece.set(part, filled);
      filled += part.length;
      at += part.length;
      if (filled < piece.length) continue;
      yield piece;
      if (!isReused) piece = Buffer.alloc(bytes);
      filled = 0;
    }
  }
  yield piece.subarray(0, filled);
}
