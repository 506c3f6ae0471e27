import { joinBytes, utf8 } from '../base64url.ts';
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
): AsyncGenerator<Bytes> {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await pieceKey(fileKey, number, salt, 'encrypt');
  yield salt;
  let index = 0;
  for await (const { chunk, last } of chunksOf(content, bytes, chunkBytes)) {
    const cipher = { name: 'AES-GCM', iv: nonceOf(index, last) };
    yield new Uint8Array(await crypto.subtle.encrypt(cipher, key, chunk));
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
): AsyncGenerator<Bytes> {
  const chunks = Math.ceil(bytes / chunkBytes);
  const length = bytes + tagBytes * chunks;
  let key: CryptoKey | undefined;
  let index = 0;
  for await (const { chunk, last } of chunksOf(sealed, length, chunkBytes + tagBytes, saltBytes)) {
    if (!key) {
      key = await pieceKey(fileKey, number, chunk, 'decrypt');
      continue;
    }
    const cipher = { name: 'AES-GCM', iv: nonceOf(index, last) };
    yield new Uint8Array(await crypto.subtle.decrypt(cipher, key, chunk));
    index += 1;
  }
}

/**
 * Divides a stream into chunks of one size, the last one perhaps shorter.
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
  let buffer = new Uint8Array(head || Math.min(size, left));
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
      buffer = new Uint8Array(Math.min(size, left));
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

async function pieceKey(
  fileKey: Bytes,
  number: number,
  salt: Bytes,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey('raw', joinBytes(fileKey), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: utf8(`diwan file piece 1|${number}`) };
  return crypto.subtle.deriveKey(derivation, secret, { name: 'AES-GCM', length: 256 }, false, [usage]);
}
