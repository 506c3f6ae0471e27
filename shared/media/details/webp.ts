/** Chunks that carry the picture, its transparency and its animation; all others are left out. */
const retained = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);

/** Bits of the extended header that announce a colour profile, Exif and XMP. */
const announced = 0x20 | 0x08 | 0x04;

/**
 * A WebP (RFC 9649, §2) with those of its chunks alone that show something, and nothing after its end.
 * @returns its parts, or undefined where its structure is not understood.
 */
export function webpWithoutDetails(bytes: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const last = Math.min(bytes.length, 8 + view.getUint32(4, true));
  const parts: Uint8Array[] = [];
  let at = 12;
  while (at + 8 <= last) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (end > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const chunk = bytes.slice(at, end);
    if (type === 'VP8X') chunk[8] = (chunk[8] ?? 0) & ~announced;
    if (retained.has(type)) parts.push(chunk);
    at = end;
  }
  if (parts.length === 0) return undefined;
  const head = bytes.slice(0, 12);
  const length = parts.reduce((sum, part) => sum + part.length, 4);
  new DataView(head.buffer).setUint32(4, length, true);
  return [head, ...parts];
}
