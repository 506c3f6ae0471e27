import { type Aes, webAes } from '../aes-gcm.ts';
import { hkdf } from '../hkdf.ts';
import { chunkBytes, saltBytes, tagBytes } from './file-size.ts';

type Bytes = Uint8Array<ArrayBuffer>;

type Piece = {
  /** 32 bytes. */
  fileKey: Bytes;
  /** From 0 within the file. */
  number: number;
  /** Plain bytes, at least one. */
  bytes: number;
};

/**
 * Seals a piece of a file while it is read, in chunks of 64 KiB by age's STREAM construction: the nonce is a counter and a
 * mark of the last chunk, so none is lost, moved or cut off. Its key is made of the file's, the number and fresh random
 * bytes: a piece that is sent again shares no nonce with the first one.
 * @throws if the content has another length.
 */
export async function* sealPiece(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  { fileKey, number, bytes }: Piece,
  aes: Aes = webAes,
): AsyncGenerator<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const { encrypt } = await aes(await pieceKey(fileKey, number, salt));
  yield salt;
  let index = 0;
  for await (const { chunk, last } of chunksOf(content, bytes, chunkBytes)) {
    yield await encrypt(chunk, nonceOf(index, last));
    index += 1;
  }
}

/**
 * Opens a piece while it is read.
 * @throws if it was changed, moved, cut off, or belongs to another file.
 */
export async function* openPiece(
  sealed: AsyncIterable<Uint8Array>,
  { fileKey, number, bytes }: Piece,
  aes: Aes = webAes,
): AsyncGenerator<Bytes> {
  const chunks = Math.ceil(bytes / chunkBytes);
  const length = bytes + tagBytes * chunks;
  let cipher: Awaited<ReturnType<Aes>> | undefined;
  let index = 0;
  for await (const { chunk, last } of chunksOf(sealed, length, chunkBytes + tagBytes, saltBytes)) {
    if (!cipher) {
      cipher = await aes(await pieceKey(fileKey, number, chunk));
      continue;
    }
    yield await cipher.decrypt(chunk, nonceOf(index, last));
    index += 1;
  }
}

/**
 * Divides a stream into chunks of one size, the last one perhaps shorter. All are in the same memory: each holds until the
 * next one is read.
 * @param length of the stream, after a first chunk of `head` bytes.
 * @throws if it has another length.
 */
async function* chunksOf(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  length: number,
  size: number,
  head = 0,
) {
  let left = length;
  const memory = new Uint8Array(Math.min(size, left));
  let buffer = head > 0 ? new Uint8Array(head) : memory;
  let isHead = head > 0;
  let used = 0;
  for await (const part of content) {
    let at = 0;
    while (at < part.length) {
      const taken = Math.min(part.length - at, buffer.length - used);
      if (taken === 0) throw new RangeError('A piece is longer than it should be.');
      buffer.set(part.subarray(at, at + taken), used);
      used += taken;
      at += taken;
      if (used < buffer.length) continue;
      if (!isHead) left -= used;
      yield { chunk: buffer, last: left === 0 };
      isHead = false;
      used = 0;
      buffer = memory.subarray(0, Math.min(size, left));
    }
  }
  if (left > 0) throw new RangeError('A piece is shorter than it should be.');
}

/** Eleven bytes of a counter, and one that marks the last chunk. */
function nonceOf(index: number, last: boolean): Bytes {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(7, index);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

const pieceKey = (fileKey: Bytes, number: number, salt: Bytes) =>
  hkdf(fileKey, `diwan file piece 1|${number}`, salt);
