import { orientationOf } from './orientation.ts';

const endOfImage = 0xd9;
const startOfScan = 0xda;
/** JFIF, and Adobe's statement on the colours: without it some pictures change theirs. */
const retained = new Set([0xe0, 0xee]);

/**
 * The beginning of a segment that states the orientation alone (Exif 2.32, 4.5.4 and 4.6.4): its marker and length, “Exif”,
 * and a big-endian TIFF whose directory has one entry, 0x0112, one SHORT.
 */
const orientationHead = [
  0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0,
  0, 0, 1, 0,
];

function orientationSegment(orientation: number): Uint8Array {
  return Uint8Array.of(...orientationHead, orientation, 0, 0, 0, 0, 0, 0);
}

/**
 * A JPEG (ITU-T T.81, annex B) without comments, application data and what follows its end: its pixels are copied.
 * @returns its parts, or undefined where its structure is not understood.
 */
export function jpegWithoutDetails(bytes: Uint8Array<ArrayBuffer>): Uint8Array[] | undefined {
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfImage) return [...parts, bytes.subarray(at, at + 2)];
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
    if (end < at + 4 || end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    const orientation = marker === 0xe1 ? orientationOf(segment.subarray(4)) : 1;
    if (orientation > 1) parts.push(orientationSegment(orientation));
    const isDetail = (marker >= 0xe0 && marker <= 0xef && !retained.has(marker)) || marker === 0xfe;
    // A thumbnail may follow in JFIF: its first 18 bytes say that there is none
    if (!isDetail) parts.push(...(marker === 0xe0 ? jfif(segment) : [segment]));
    at = end;
    if (marker === startOfScan) {
      const scan = at;
      at = endOfScan(bytes, at);
      parts.push(bytes.subarray(scan, at));
    }
  }
  return undefined;
}

/** The JFIF segment without a thumbnail; another one of that marker is left out. */
function jfif(segment: Uint8Array): Uint8Array[] {
  const isJfif = String.fromCharCode(...segment.subarray(4, 8)) === 'JFIF' && segment.length >= 18;
  return isJfif ? [Uint8Array.of(0xff, 0xe0, 0, 16, ...segment.subarray(4, 16), 0, 0)] : [];
}

/** The next marker behind coded data: a stuffed zero and restart markers belong to the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
