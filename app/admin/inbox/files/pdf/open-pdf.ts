import { ownWorker } from '../../../../own-worker.ts';
import type { PdfLibraryMessage, PdfPage, PdfReply, PdfRequest } from './pdf-messages.ts';

/** A page that takes longer is not drawn: a document can be made to take forever. */
const timeoutMs = 20_000;

type DrawOptions = { page: number; width: number; signal: AbortSignal };

export type OpenPdf = {
  pages: number;
  /**
   * @param signal of a page that is no longer wanted: it is not begun.
   * @throws where the page cannot be drawn; a `TimeoutError` where it takes too long: the next one has a new worker.
   */
  draw(options: DrawOptions): Promise<PdfPage>;
  close(): void;
};

/** Opens a PDF in a worker. @throws if it is damaged, needs a password, or takes too long. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const { default: address } = await import('./pdf-worker.ts?worker&url');
  const closed = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  async function start() {
    closed.signal.throwIfAborted();
    const worker = ownWorker(address);
    closed.signal.addEventListener('abort', () => worker.terminate());
    const reply = await request(worker, { file });
    if ('pages' in reply) return { worker, pages: reply.pages };
    worker.terminate();
    throw new Error('A document is damaged, or needs a password.');
  }

  const first = await start();
  let running: typeof first | undefined = first;

  async function draw({ page, width, signal }: DrawOptions): Promise<PdfPage> {
    signal.throwIfAborted();
    const { worker } = (running ??= await start());
    const reply = await request(worker, { page, width }).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    if (!('picture' in reply)) throw new Error('A page cannot be drawn.');
    return reply;
  }

  return {
    pages: first.pages,
    draw(options) {
      // One request after the other: each has one reply
      const drawn = last.then(() => draw(options));
      last = drawn.catch(() => undefined);
      return drawn;
    },
    close: () => closed.abort(),
  };
}

/** Sends a request and waits for the reply. A worker that fails, or takes too long, is ended. */
function request(worker: Worker, message: PdfRequest): Promise<PdfReply> {
  const { promise, resolve, reject } = Promise.withResolvers<PdfReply>();
  const timer = setTimeout(
    () => reject(new DOMException('A document took too long.', 'TimeoutError')),
    timeoutMs,
  );
  const ended = new AbortController();
  const { signal } = ended;
  const receive = ({ data }: MessageEvent<PdfReply | PdfLibraryMessage>) => {
    if (!('sourceName' in data)) resolve(data);
  };
  worker.addEventListener('message', receive, { signal });
  worker.addEventListener('error', () => reject(new Error('A document ended its worker.')), { signal });
  worker.postMessage(message, []);
  return promise
    .catch((error: unknown) => {
      worker.terminate();
      throw error;
    })
    .finally(() => {
      clearTimeout(timer);
      ended.abort();
    });
}
