import { expect, test } from 'vitest';
import { fromBase64url, joinBytes, toBase64url } from '../base64url.ts';
import { openPiece, sealPiece } from './file-pieces.ts';
import { chunkBytes, paddedSize, pieceSizes, saltBytes, sealedSize, tagBytes } from './file-size.ts';
import { sealedUploadId, uploadKeys } from './upload-keys.ts';

/** The bytes 1, 2 … 32. */
const upload = Uint8Array.from({ length: 32 }, (_, index) => index + 1);

async function all(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return joinBytes(...parts);
}

async function* inParts(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test('the vector of docs/security.md', async () => {
  const { id, fileKey, access } = await uploadKeys(upload);
  expect(access).toBe('udonZgSjKqUyDoRfiXj0eze1x0CEWb8Y39iq9eoYZoo');
  expect(await sealedUploadId(fromBase64url(access))).toBe(
    '0e691623a1db895bd83f255f7710ca85b86e5ae2b78502c8788804e495e2964f',
  );
  expect(id).toBe('3edb552957f1ed20382d33ddf9835d62a44a10aceecd44e268fe023ef19dcac4');
  expect(toBase64url(fileKey)).toBe('bMVF6yTQi3WtdqpLiM8ErvGGo0vAyF907o7U7lx03CY');
  const piece = fromBase64url('8581R4BPdkCgwRo4-5aKywH9xX7ur25H6Au4Nn0K3AWB8xwtrf2mSiHa-GwuWNUaQ2Df');
  const opened = await all(openPiece(inParts(piece, 7), { fileKey, number: 0, bytes: 3 }));
  expect(new TextDecoder().decode(opened)).toBe('abc');
});

/** Of WebCrypto, whatever was changed. */
const refused = 'operation failed';

test('a piece opens whole, however its bytes arrive, and never otherwise', async () => {
  const { fileKey } = await uploadKeys(upload);
  const plain = Uint8Array.from({ length: 2 * chunkBytes + 100 }, (_, index) => index % 251);
  const place = { fileKey, number: 3, bytes: plain.length };
  const sealed = await all(sealPiece(inParts(plain, 999), place));
  expect(sealed).toHaveLength(sealedSize(plain.length));
  for (const size of [1_000, sealed.length])
    expect(await all(openPiece(inParts(sealed, size), place))).toEqual(plain);

  const opens = (bytes: Uint8Array, at: object = {}) =>
    all(openPiece(inParts(bytes, sealed.length), { ...place, ...at }));
  const chunk = chunkBytes + tagBytes;
  const [salt, first, second] = [0, saltBytes, saltBytes + chunk].map((start, index) =>
    sealed.subarray(start, start + (index === 0 ? saltBytes : chunk)),
  ) as [Uint8Array, Uint8Array, Uint8Array];
  const rest = sealed.subarray(saltBytes + 2 * chunk);
  const changed = [saltBytes - 1, saltBytes, sealed.length - 1].map((at) => {
    const copy = joinBytes(sealed);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  });
  const swapped = joinBytes(salt, second, first, rest);
  for (const wrong of [...changed, swapped]) await expect(opens(wrong)).rejects.toThrow(refused);
  await expect(opens(sealed.subarray(0, -1))).rejects.toThrow('shorter');
  await expect(opens(joinBytes(sealed, rest))).rejects.toThrow('longer');
  // Cut off at the end of a chunk, with the size that would fit
  await expect(opens(sealed.subarray(0, saltBytes + 2 * chunk), { bytes: 2 * chunkBytes })).rejects.toThrow(
    refused,
  );
  await expect(opens(sealed, { number: 2 })).rejects.toThrow(refused);
  await expect(opens(sealed, { fileKey: new Uint8Array(32) })).rejects.toThrow(refused);
  // A piece that is sent again shares nothing with the first one
  const again = await all(sealPiece([plain], place));
  expect(again.subarray(saltBytes, saltBytes + 64)).not.toEqual(sealed.subarray(saltBytes, saltBytes + 64));
  await expect(all(sealPiece([plain.subarray(1)], place))).rejects.toThrow(RangeError);
  await expect(all(sealPiece([plain, plain], place))).rejects.toThrow(RangeError);
});

test('a size is filled up by a few per cent, and never above the limit of a file', () => {
  expect([1, 4_096, 4_097, 100_000, 1_048_577, 50 * 1024 * 1024].map(paddedSize)).toEqual([
    4_096,
    4_096,
    4_352,
    100_352,
    1_081_344,
    50 * 1024 * 1024,
  ]);
  for (let bytes = 4_096; bytes < 60_000_000; bytes = Math.ceil(bytes * 1.01)) {
    const padded = paddedSize(bytes);
    expect(padded).toBeGreaterThanOrEqual(bytes);
    expect(padded / bytes).toBeLessThan(1.07);
    expect(pieceSizes(padded).reduce((sum, size) => sum + size, 0)).toBe(padded);
  }
});
