import { pipeline, type Readable, Transform, type TransformCallback } from 'node:stream';

async function after(before: () => Promise<void>, next: TransformCallback): Promise<void> {
  next(await before().then(() => null, toError));
}

const toError = (reason: unknown) => (reason instanceof Error ? reason : new Error('refused'));

/**
 * The same content, whose end waits for some work. With a buffer of one byte the work begins when a reader has begun to
 * take the content, which a mail server lets happen after its consent to the data.
 */
export function holdEnd(content: Readable, before: () => Promise<void>): Readable {
  const held = new Transform({
    readableHighWaterMark: 1,
    transform: (chunk, _encoding, next) => next(null, chunk),
    flush: (next) => void after(before, next),
  });
  // An error is one of the stream that is returned, too
  return pipeline(content, held, () => {});
}
