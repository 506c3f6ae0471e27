import * as limits from '../../sender-file-limits.ts';

/** Plain bytes of a chunk, as in age's STREAM. */
export const chunkBytes = 64 * 1024;

/** Bytes of the tag of each chunk, and of the salt before them. */
export const tagBytes = 16;
export const saltBytes = 32;

/** Shorter files are all filled up to this size. */
const smallest = 4096;

/**
 * The size to which a file is filled with zeros (Padmé, “Reducing metadata leakage from encrypted files”, 2019): at most 7 %
 * more, 3 % from a megabyte on. What is left of the size is its exponent and the first bits behind it.
 */
export function paddedSize(bytes: number): number {
  const size = Math.max(bytes, smallest);
  const exponent = Math.floor(Math.log2(size));
  const cleared = 2 ** (exponent - Math.floor(Math.log2(exponent)) - 1);
  return Math.ceil(size / cleared) * cleared;
}

/** Plain bytes of each piece of a file of a padded size: the last one may be shorter. */
export function pieceSizes(padded: number): number[] {
  const count = Math.ceil(padded / limits.filePieceBytes);
  return Array.from({ length: count }, (_, piece) =>
    Math.min(limits.filePieceBytes, padded - piece * limits.filePieceBytes),
  );
}

/** Stored bytes of a piece. */
export function sealedSize(plain: number): number {
  return saltBytes + plain + tagBytes * Math.ceil(plain / chunkBytes);
}
