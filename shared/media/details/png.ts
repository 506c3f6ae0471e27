/** Chunks that carry the picture, its transparency, its colours and its animation; all others are left out. */
const retained = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB cICP sBIT bKGD hIST acTL fcTL fdAT'.split(' '),
);

/**
 * A PNG (W3C PNG, third edition, §5.3) with those of its chunks alone that show something, and nothing after its end.
 * @returns its parts, or undefined where its structure is not understood.
 */
export function pngWithoutDetails(bytes: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (retained.has(type)) parts.push(bytes.subarray(at, end));
    if (type === 'IEND') return parts;
    at = end;
  }
  return undefined;
}
