import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { constants } = zlib;

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

/** Bodies of fewer bytes gain nothing by compression. */
export const minCompressedLength = 1_000;

/** Qualities of Brotli: 4 costs a page two thirds of 5 and 8 % more bytes; 10 a quarter of a second. */
export const brotliQualities = { fast: 4, best: 10 };

export const brotli = (body: Buffer, quality: keyof typeof brotliQualities) =>
  promisify(zlib.brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQualities[quality],
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** Rare encodings are created on first request, in about two milliseconds a page. */
export const compressSync = {
  zstd: (body: Buffer) =>
    zlib.zstdCompressSync(body, {
      pledgedSrcSize: body.length,
      params: { [constants.ZSTD_c_compressionLevel]: 9 },
    }),
  gzip: (body: Buffer) => zlib.gzipSync(body, { level: 6 }),
  identity: (body: Buffer) => body,
};

/** Compresses a body that is made for one caller. */
export const compressBody = async (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, 'fast') : compressSync[encoding](body);

/** The encodings that a request's `Accept-Encoding` allows, the best first; a weight of zero refuses one. */
export function acceptedEncodings(header: string): Exclude<Encoding, 'identity'>[] {
  return (['br', 'zstd', 'gzip'] as const).filter((encoding) => {
    const at = header.indexOf(encoding);
    return at >= 0 && !/^\w+\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$))/.test(header.slice(at));
  });
}
