import zlib from 'node:zlib';
import { brotli, compressSync, type Encoding, minCompressedLength } from '../compression/encodings.ts';
import { bodyOf, type Prepared, prepare } from './prepared-headers.ts';

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

/** All that a 304 says: everything else stays as whoever has the answer was told (RFC 9110 §15.4.5). */
const stays = new Set(['cache-control', 'etag', 'vary']);

type Headers = Record<string, string | string[] | number | undefined>;

/** A body in some packings. */
export type Packed = Partial<Record<Encoding, Buffer>>;

export type Answer = {
  status: number;
  etag: string | undefined;
  /** For whoever has it already. */
  unchanged: Prepared;
  /** The headers of every packing, names and values in turn. */
  shared: string[];
  variants: Map<Encoding, Prepared>;
  /** Whether there are no other variants than those that it came with. */
  complete: boolean;
  /** Whether its Brotli is as small as it can be. */
  tight: boolean;
};

/** Packs an answer with Brotli, where that saves something; otherwise it stays as it is. */
export async function packAnswer(status: number, headers: Headers, body: Buffer): Promise<Answer> {
  if (body.length < minCompressedLength) return answerOf(status, headers, { identity: body });
  return { ...answerOf(status, headers, { br: await brotli(body, 5) }), complete: false, tight: false };
}

/** An answer that has these variants alone. */
export function answerOf(status: number, headers: Headers, packed: Packed): Answer {
  const encodings = Object.entries(packed) as [Encoding, Buffer][];
  const isPacked = encodings.some(([encoding]) => encoding !== 'identity');
  const varies = String(headers['vary'] ?? '');
  const vary = [varies, isPacked && !varies.includes('accept-encoding') && 'accept-encoding']
    .filter(Boolean)
    .join(', ');
  const shared = Object.entries(headers)
    .filter(([name, value]) => !own.has(name) && value !== undefined)
    .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]));
  if (vary) shared.push('vary', vary);
  const { etag } = headers;
  return {
    status,
    etag: typeof etag === 'string' ? etag : undefined,
    unchanged: prepare(304, only(stays, shared)),
    shared,
    variants: new Map(
      encodings.map(([encoding, body]) => [encoding, variantOf(status, shared, encoding, body)]),
    ),
    complete: true,
    tight: true,
  };
}

/** The best variant that a caller takes. What is not there yet is made of the Brotli, and kept too. */
export function variantFor(answer: Answer, encodings: readonly Encoding[]): Prepared {
  const { status, shared, variants, complete } = answer;
  const [best = 'identity', ...others] = encodings;
  const kept = variants.get(best);
  if (kept) return kept;
  const packed = variants.get('br');
  if (complete || !packed || best === 'br') {
    const other = others.find((encoding) => variants.has(encoding)) ?? 'identity';
    return variants.get(other)!;
  }
  const body = zlib.brotliDecompressSync(bodyOf(packed));
  const made = variantOf(status, shared, best, compressSync[best](body));
  variants.set(best, made);
  return made;
}

/** Packs what many ask for once more, an eighth smaller, which takes a quarter of a second beside the event loop. */
export async function packTighter(answer: Answer): Promise<void> {
  const { status, shared, variants, tight } = answer;
  const loose = variants.get('br');
  if (!loose || tight) return;
  answer.tight = true;
  const body = await brotli(zlib.brotliDecompressSync(bodyOf(loose)), 10);
  variants.set('br', variantOf(status, shared, 'br', body));
}

function variantOf(status: number, shared: string[], encoding: Encoding, body: Buffer): Prepared {
  const packing = encoding === 'identity' ? [] : ['content-encoding', encoding];
  return prepare(status, [...shared, ...packing, 'content-length', String(body.length)], body);
}

function only(names: Set<string>, headers: string[]): string[] {
  return headers.filter((_, index) => names.has(headers[index - (index % 2)] ?? ''));
}

/** The memory that is kept for it. */
export function bytesOf({ unchanged, variants }: Answer): number {
  return [unchanged, ...variants.values()].reduce(
    (sum, { headers, bytes }) =>
      sum + bytes.length + headers.reduce((length, text) => length + text.length, 0),
    0,
  );
}
