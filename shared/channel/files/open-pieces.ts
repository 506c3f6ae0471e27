import { type Aes, webAes } from '../aes-gcm.ts';
import { openPiece } from './file-pieces.ts';
import { pieceSizes, sealedSize } from './file-size.ts';

type Sealed = AsyncIterable<Uint8Array>;

type Contents = {
  /** 32 bytes. */
  fileKey: Uint8Array<ArrayBuffer>;
  /** The exact size. */
  bytes: number;
  /** The size to which it was filled up. */
  padded: number;
};

/**
 * The content of a file, opened piece after piece while it is read.
 * @param sealedPiece gives a piece by its number and its size as it is stored.
 * @throws if a piece is missing or was changed.
 */
export async function* openPieces(
  sealedPiece: (number: number, size: number) => Promise<Sealed> | Sealed,
  { fileKey, bytes, padded }: Contents,
  aes: Aes = webAes,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let left = bytes;
  for (const [number, size] of pieceSizes(padded).entries()) {
    if (left <= 0) return;
    const sealed = await sealedPiece(number, sealedSize(size));
    for await (const chunk of openPiece(sealed, { fileKey, number, bytes: size }, aes)) {
      if (left > 0) yield chunk.subarray(0, left);
      left -= chunk.length;
    }
  }
  if (left > 0) throw new Error('A file is shorter than it should be.');
}
