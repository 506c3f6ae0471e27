import { type Aes, webAes } from '../aes-gcm.ts';
import { openPiece } from './file-pieces.ts';
import { pieceSizes, sealedSize } from './file-size.ts';

type Sizes = {
  /** The exact size of the content. */
  bytes: number;
  /** The size to which it was filled up. */
  padded: number;
};

/**
 * The content of a file, opened while its sealed pieces are read, one after the other.
 * @throws if a piece is missing or was changed.
 */
export async function* openPieces(
  sealed: AsyncIterable<Uint8Array>,
  fileKey: Uint8Array<ArrayBuffer>,
  { bytes, padded }: Sizes,
  aes: Aes = webAes,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { take, close } = partsOf(sealed);
  let left = bytes;
  try {
    for (const [number, size] of pieceSizes(padded).entries()) {
      if (left <= 0) return;
      for await (const chunk of openPiece(take(sealedSize(size)), { fileKey, number, bytes: size }, aes)) {
        if (left > 0) yield chunk.subarray(0, left);
        left -= chunk.length;
      }
    }
    if (left > 0) throw new RangeError('A file is shorter than it should be.');
  } finally {
    await close();
  }
}

/** Parts of a stream, each of its own size. */
function partsOf(stream: AsyncIterable<Uint8Array>) {
  const source = stream[Symbol.asyncIterator]();
  let rest = new Uint8Array() as Uint8Array;

  async function* take(size: number): AsyncGenerator<Uint8Array> {
    let left = size;
    while (left > 0) {
      if (rest.length === 0) {
        const { value, done } = await source.next();
        if (done) throw new RangeError('A piece of a file is missing.');
        rest = value;
      }
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }

  return { take, close: async () => void (await source.return?.()) };
}
