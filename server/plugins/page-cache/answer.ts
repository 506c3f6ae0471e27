import { promisify } from 'node:util';
import zlib from 'node:zlib';

const { constants } = zlib;

const brotli = (body: Buffer, quality: number) =>
  promisify(zlib.brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });

/** How answers are packed, the best first. Their costs were chosen together: about two milliseconds for a page. */
const packers = {
  br: (body: Buffer) => brotli(body, 5),
  zstd: (body: Buffer) =>
    promisify(zlib.zstdCompress)(body, { params: { [constants.ZSTD_c_compressionLevel]: 9 } }),
  gzip: (body: Buffer) => promisify(zlib.gzip)(body, { level: 6 }),
  identity: async (body: Buffer) => body,
};

export type Encoding = keyof typeof packers;

/** Below this many bytes packing gains nothing. */
const worthPacking = 1_000;

/** Headers of one connection or one packing, which each answer states for itself. */
const own = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
  'transfer-encoding',
  'vary',
]);

type Headers = Record<string, string | string[] | number | undefined>;

/** A whole answer, ready to be written: names and values in turn. */
export type Variant = { headers: string[]; body: Buffer };

export type Answer = {
  status: number;
  etag: string | undefined;
  /** What a 304 states. */
  unchanged: string[];
  variants: Map<Encoding, Variant>;
};

/** Packs an answer in every way that a browser asks for. Uncompressed it is kept where it is small or asked for. */
export async function packAnswer(status: number, headers: Headers, body: Buffer): Promise<Answer> {
  const packed = body.length >= worthPacking;
  const vary = [headers['vary'], packed && 'accept-encoding'].filter(Boolean).join(', ');
  const shared = Object.entries(headers)
    .filter(([name, value]) => !own.has(name) && value !== undefined)
    .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));
  if (vary) shared.push('vary', vary);
  const encodings: Encoding[] = packed ? ['br', 'zstd', 'gzip'] : ['identity'];
  const variants = await Promise.all(
    encodings.map(
      async (encoding) => [encoding, variantOf(shared, encoding, await packers[encoding](body))] as const,
    ),
  );
  const etag = headers['etag'];
  return {
    status,
    etag: typeof etag === 'string' ? etag : undefined,
    unchanged: withoutContent(shared),
    variants: new Map<Encoding, Variant>(variants),
  };
}

/** The packing for a request's `Accept-Encoding`; a weight of nothing refuses one. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  for (const encoding of ['br', 'zstd', 'gzip'] as const) {
    const at = accepted.indexOf(encoding);
    if (at >= 0 && !/^\w+\s*;\s*q=0(?:\.0*)?(?:\s*(?:,|$))/.test(accepted.slice(at))) return encoding;
  }
  return 'identity';
}

/** The variant that is kept, or else the answer unpacked, which is then kept too. */
export function variantFor(answer: Answer, encoding: Encoding): Variant {
  const kept = answer.variants.get(encoding) ?? answer.variants.get('identity');
  if (kept) return kept;
  const { headers, body } = answer.variants.get('br')!;
  const shared = headers.slice(0, headers.indexOf('content-encoding'));
  const identity = variantOf(shared, 'identity', zlib.brotliDecompressSync(body));
  answer.variants.set('identity', identity);
  return identity;
}

/** Packs what many ask for once more, an eighth smaller, which takes a quarter of a second beside the event loop. */
export async function packTighter({ variants }: Answer): Promise<void> {
  const loose = variants.get('br');
  if (!loose) return;
  const body = await brotli(zlib.brotliDecompressSync(loose.body), 10);
  const shared = loose.headers.slice(0, loose.headers.indexOf('content-encoding'));
  variants.set('br', variantOf(shared, 'br', body));
}

function variantOf(shared: string[], encoding: Encoding, body: Buffer): Variant {
  const packing = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return { headers: [...shared, ...packing, 'content-length', String(body.length)], body };
}

function withoutContent(shared: string[]): string[] {
  return shared.flatMap((name, index) =>
    index % 2 === 0 && name !== 'content-type' && name !== 'content-language'
      ? [name, shared[index + 1] ?? '']
      : [],
  );
}

/** The memory that is kept for it. */
export function bytesOf({ variants }: Answer): number {
  return [...variants.values()].reduce(
    (sum, { headers, body }) => sum + body.length + headers.reduce((length, text) => length + text.length, 0),
    0,
  );
}
