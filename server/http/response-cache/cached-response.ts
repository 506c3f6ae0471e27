import zlib from 'node:zlib';
import { brotli, compressSync, type Encoding, minCompressedLength } from '../compression/encodings.ts';
import { bodyOf, type Prepared, prepare } from './prepared-headers.ts';

/** Headers of one connection or one encoding, which each response states for itself. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

/** The headers of a 304: the client keeps the others from its stored response (RFC 9110 §15.4.5). */
const notModifiedHeaders = new Set(['cache-control', 'etag', 'vary']);

type Headers = Record<string, string | string[] | number | undefined>;

/** A body in some encodings. */
export type EncodedBodies = Partial<Record<Encoding, Buffer>>;

export type CachedResponse = {
  status: number;
  etag: string | undefined;
  /** The 304 for clients that have it. */
  notModified: Prepared;
  /** The headers of every variant: name, value, name, value … */
  shared: string[];
  variants: Map<Encoding, Prepared>;
  /** No variant is added to those that it was created with. */
  complete: boolean;
  /** True once Brotli of the highest quality replaced the first one. */
  recompressed: boolean;
};

/** A response with a Brotli variant; one that is too short stays uncompressed. */
export async function compressedResponse(
  status: number,
  headers: Headers,
  body: Buffer,
): Promise<CachedResponse> {
  if (body.length < minCompressedLength) return responseOf(status, headers, { identity: body });
  const response = responseOf(status, headers, { br: await brotli(body, 'fast') });
  return { ...response, complete: false, recompressed: false };
}

/** A response that has these variants alone. */
export function responseOf(status: number, headers: Headers, bodies: EncodedBodies): CachedResponse {
  const encodings = Object.entries(bodies) as [Encoding, Buffer][];
  const isCompressed = encodings.some(([encoding]) => encoding !== 'identity');
  const varies = String(headers['vary'] ?? '');
  const vary = [varies, isCompressed && !varies.includes('accept-encoding') && 'accept-encoding']
    .filter(Boolean)
    .join(', ');
  const shared = Object.entries(headers)
    .filter(([name, value]) => !ownHeaders.has(name) && value !== undefined)
    .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));
  if (vary) shared.push('vary', vary);
  const { etag } = headers;
  return {
    status,
    etag: typeof etag === 'string' ? etag : undefined,
    notModified: prepare(304, only(notModifiedHeaders, shared)),
    shared,
    variants: new Map(
      encodings.map(([encoding, body]) => [encoding, variantOf(status, shared, encoding, body)]),
    ),
    complete: true,
    recompressed: true,
  };
}

/** The best variant that a client accepts. A missing one is made from the Brotli variant, and stored beside it. */
export function variantFor(response: CachedResponse, encodings: readonly Encoding[]): Prepared {
  const { status, shared, variants, complete } = response;
  const [best = 'identity', ...others] = encodings;
  const stored = variants.get(best);
  if (stored) return stored;
  const compressed = variants.get('br');
  if (complete || !compressed || best === 'br') {
    const other = others.find((encoding) => variants.has(encoding)) ?? 'identity';
    return variants.get(other)!;
  }
  const body = zlib.brotliDecompressSync(bodyOf(compressed));
  const variant = variantOf(status, shared, best, compressSync[best](body));
  variants.set(best, variant);
  return variant;
}

/** Recompresses the Brotli variant, a sixth smaller, beside the event loop. */
export async function recompress(response: CachedResponse): Promise<void> {
  const { status, shared, variants, recompressed } = response;
  const fast = variants.get('br');
  if (!fast || recompressed) return;
  response.recompressed = true;
  const body = await brotli(zlib.brotliDecompressSync(bodyOf(fast)), 'best');
  variants.set('br', variantOf(status, shared, 'br', body));
}

function variantOf(status: number, shared: string[], encoding: Encoding, body: Buffer): Prepared {
  const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return prepare(status, [...shared, ...coding, 'content-length', String(body.length)], body);
}

function only(names: Set<string>, headers: string[]): string[] {
  return headers.filter((_, index) => names.has(headers[index - (index % 2)] ?? ''));
}

/** The bytes of memory that a response takes. */
export function sizeOf({ notModified, variants }: CachedResponse): number {
  return [notModified, ...variants.values()].reduce(
    (sum, { headers, bytes }) =>
      sum + bytes.length + headers.reduce((length, text) => length + text.length, 0),
    0,
  );
}
