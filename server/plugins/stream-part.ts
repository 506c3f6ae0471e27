import { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** The bytes of a range, taken from a stream of the whole file; the stream is closed where the range ends. */
export function streamPart(stream: Readable, range: ByteRange): Readable {
  return Readable.from(part(stream, range), { objectMode: false });
}

async function* part(
  stream: AsyncIterable<Uint8Array>,
  { start, end }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  for await (const chunk of stream) {
    const wanted = chunk.subarray(Math.max(0, start - position), end + 1 - position);
    position += chunk.length;
    if (wanted.length > 0) yield wanted;
    if (position > end) return;
  }
}
