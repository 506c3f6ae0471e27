const lengthBytes = 4;
const kibibyte = 1024;

/** Content is padded to one of these sizes, in KiB, to hide its length. The last holds the longest accepted text. */
export const paddedSizes = [1, 4, 16, 64, 256];

/** Padding: the length, the content, and zeros up to the next size. */
export function padded(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = paddedSizes.find((kib) => kib * kibibyte >= content.length + lengthBytes);
  if (!size) throw new RangeError('The content is larger than an envelope.');
  const filled = new Uint8Array(size * kibibyte);
  new DataView(filled.buffer).setUint32(0, content.length);
  filled.set(content, lengthBytes);
  return filled;
}

/** The content of a padded one. */
export function unpadded(filled: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const length = new DataView(filled.buffer, filled.byteOffset).getUint32(0);
  return filled.subarray(lengthBytes, lengthBytes + length);
}
