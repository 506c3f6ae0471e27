import { sealPiece } from '#shared/channel/files/file-pieces.ts';
import { pieceSizes, sealedSize } from '#shared/channel/files/file-size.ts';
import { openPieces } from '#shared/channel/files/open-pieces.ts';
import type { UploadKeys } from '#shared/channel/files/upload-keys.ts';
import { nodeAes } from '../../../crypto/sealing/node-aes.ts';
import type { Storage } from '../../files/storage.ts';

/** The folder of all sealed pieces: none is served. */
export const sealedFolder = 'sealed';

const pathOf = (id: string, piece: number) => `${sealedFolder}/${id}-${piece}.sealed`;

/** The id of the file that a stored piece belongs to. */
export const idOfPiece = (path: string) => /^sealed\/([0-9a-f]{64})-\d+\.sealed$/.exec(path)?.[1];

/**
 * Collects the youngest objects, in a millisecond. Chunks of a piece lie outside the heap: left to itself the engine
 * notices them late, and then collects everything, which costs more than to seal them.
 */
const discardChunks = () => globalThis.gc?.({ type: 'minor' });

type Content = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export type StoredPieces = ReturnType<typeof createStoredPieces>;

/** Pieces of files, sealed while they are read: nothing of them is stored in clear, and none in part. */
export function createStoredPieces(storage: Storage) {
  async function isStored(id: string, piece: number, bytes: number): Promise<boolean> {
    return (await storage.find(pathOf(id, piece)))?.bytes === sealedSize(bytes);
  }

  /** The numbers of the pieces that are stored, of a file of this padded size. */
  async function stored(id: string, padded: number): Promise<number[]> {
    const found = await Promise.all(
      pieceSizes(padded).map(async (bytes, piece) => ((await isStored(id, piece, bytes)) ? [piece] : [])),
    );
    return found.flat();
  }

  async function* readSealed(id: string, padded: number): AsyncGenerator<Uint8Array> {
    for (const [number, bytes] of pieceSizes(padded).entries()) {
      const file = await storage.find(pathOf(id, number));
      if (file?.bytes !== sealedSize(bytes)) throw new Error('A piece of a file is missing.');
      yield* file.read();
    }
  }

  return {
    isStored,
    stored,

    isComplete: async (id: string, padded: number): Promise<boolean> =>
      (await stored(id, padded)).length === pieceSizes(padded).length,

    /** @throws if the content has another length than `bytes`. */
    async store({ id, fileKey }: UploadKeys, number: number, bytes: number, content: Content): Promise<void> {
      const sealed = sealPiece(content, { fileKey, number, bytes }, nodeAes);
      await storage.put(pathOf(id, number), { bytes: sealedSize(bytes), content: sealed });
      discardChunks();
    },

    /** The same of one that its sender's browser sealed. */
    async storeSealed(id: string, number: number, bytes: number, sealed: Content): Promise<void> {
      const size = sealedSize(bytes);
      await storage.put(pathOf(id, number), { bytes: size, content: ofSize(sealed, size) });
      discardChunks();
    },

    /**
     * The content of a file.
     * @throws if a piece is missing or was changed.
     */
    read: ({ id, fileKey }: UploadKeys, sizes: { bytes: number; padded: number }) =>
      openPieces(readSealed(id, sizes.padded), fileKey, sizes, nodeAes),

    /** The sealed pieces of a file of this padded size, one after the other. @throws if one is missing. */
    readSealed,

    /** Removes all pieces of files. */
    async remove(files: readonly { name: string; bytes: number }[]): Promise<void> {
      const later = new Date(8.64e15);
      for (const { name, bytes } of files) {
        const pieces = pieceSizes(bytes).map((_, piece) => storage.remove(pathOf(name, piece), later));
        await Promise.all(pieces);
      }
    },
  };
}

/** @throws RangeError if a content has another length. */
async function* ofSize(content: Content, size: number) {
  let left = size;
  for await (const chunk of content) {
    left -= chunk.length;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new RangeError('A piece has another length than it should have.');
}
