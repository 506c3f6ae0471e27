import type { HiddenDetails } from '#shared/forms/files/hidden-details.ts';
import { isPicture, withoutDetails } from '#shared/media/details/without-details.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { AppError } from '../../../errors/app-error.ts';

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Bytes of pictures that are in memory at once, of all senders together. */
const mostBytes = 2 * limits.senderFileBytes;

/** Bytes that tell a picture from other files. */
const headBytes = 16;

/**
 * Removes hidden details from pictures as they arrive without a script. Only a picture is in memory as a whole, and only
 * until it is clean; any other content passes through.
 */
export function createCleanPictures() {
  let held = 0;

  async function pictureOf(
    chunks: AsyncIterator<Uint8Array>,
    head: Buffer,
  ): Promise<Uint8Array<ArrayBuffer>> {
    const parts = [head];
    let bytes = 0;
    try {
      for (let next = head as Uint8Array | undefined; next; ) {
        bytes += next.length;
        held += next.length;
        if (bytes > limits.senderFileBytes) throw new AppError('too-large', 'files.tooLarge');
        if (held > mostBytes) throw new AppError('unavailable', 'files.busy', { retryAfter: 60 });
        const { value, done } = await chunks.next();
        next = done ? undefined : value;
        if (next) parts.push(Buffer.from(next));
      }
      return Buffer.concat(parts);
    } finally {
      held -= bytes;
    }
  }

  /**
   * @param clean false where the sender wants the original to arrive.
   * @throws AppError `invalid` for a picture of which nothing can be removed, `too-large`, `unavailable`
   */
  return async (content: Chunks, clean: boolean): Promise<{ content: Chunks; details: HiddenDetails }> => {
    const chunks = iteratorOf(content);
    const head = await beginningOf(chunks);
    if (!isPicture(new Uint8Array(head))) return { content: rest(head, chunks), details: 'none' };
    if (!clean) return { content: rest(head, chunks), details: 'original' };
    const cleaned = withoutDetails(await pictureOf(chunks, head));
    if (cleaned === 'unknown' || !cleaned) throw new AppError('invalid', 'files.notCleaned');
    return { content: [cleaned], details: 'removed' };
  };
}

async function* iteratorOf(content: Chunks): AsyncGenerator<Uint8Array> {
  yield* content;
}

async function beginningOf(chunks: AsyncIterator<Uint8Array>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

async function* rest(head: Buffer, chunks: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  yield* chunks;
}
