import { joinBytes } from '#shared/channel/base64url.ts';
import { jpegWithoutDetails } from './jpeg.ts';
import { pngWithoutDetails } from './png.ts';
import { webpWithoutDetails } from './webp.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const text = (bytes: Bytes, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

/** The pictures whose structure is known, by their first bytes; the name of a file says nothing certain. */
const pictures: { begins: (bytes: Bytes) => boolean; clean: (bytes: Bytes) => Uint8Array[] | undefined }[] = [
  { begins: ([a, b, c]) => a === 0xff && b === 0xd8 && c === 0xff, clean: jpegWithoutDetails },
  { begins: (bytes) => text(bytes, 1, 8) === 'PNG\r\n\x1a\n', clean: pngWithoutDetails },
  {
    begins: (bytes) => text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP',
    clean: webpWithoutDetails,
  },
];

/** Other pictures, from which nothing can be removed here: GIF, TIFF, BMP, HEIF and AVIF. */
const others = [/^GIF8/, /^II\*\0|^MM\0\*/, /^BM/, /^.{4}ftyp(?:avi|hei|hev|mif1|msf1)/s];

/** True for the beginning of a picture: its first 16 bytes are enough. */
export function isPicture(bytes: Bytes): boolean {
  const known = pictures.some(({ begins }) => begins(bytes));
  return known || others.some((begin) => begin.test(text(bytes, 0, 16)));
}

/**
 * A picture without the details that it holds beside what it shows: place, device, time, comments, thumbnails. Its pixels are
 * copied, not decoded: browsers that protect against fingerprinting return changed ones.
 * @returns undefined for a file that is no picture, and `unknown` for a picture whose structure is not understood.
 */
export function withoutDetails(bytes: Bytes): Bytes | 'unknown' | undefined {
  const known = pictures.find(({ begins }) => begins(bytes));
  if (!known) return others.some((begin) => begin.test(text(bytes, 0, 16))) ? 'unknown' : undefined;
  const parts = known.clean(bytes);
  return parts ? joinBytes(...parts) : 'unknown';
}
