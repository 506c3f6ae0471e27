import { ownWorker } from '../../../../own-worker.ts';
import type { PdfLibraryMessage, PdfPage, PdfReply, PdfRequest } from './pdf-messages.ts';

/** A page that takes longer is not drawn: a document can be made to take forever. */
const timeoutMs = 20_000;

export type OpenPdf = {
  pages: number;
  /** @throws where the page cannot be drawn, or takes too long: the document is closed then. */
  draw(page: number, width: number): Promise<PdfPage>;
  close(): void;
};

/** Opens a PDF in a worker. @throws if it is damaged, needs a password, or takes too long. */
export async function openPdf(file: Blob): Promise<OpenPdf> {
  const { default: address } = await import('./pdf-worker.ts?worker&url');
  const worker = ownWorker(address);
  let last: Promise<unknown> = Promise.resolve();

  function request(message: PdfRequest): Promise<PdfReply> {
    const { promise, resolve, reject } = Promise.withResolvers<PdfReply>();
    const timer = setTimeout(() => reject(new Error('A document took too long.')), timeoutMs);
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

  /** One request after the other: each has one reply. */
  function queued(message: PdfRequest): Promise<PdfReply> {
    const reply = last.then(() => request(message));
    last = reply.catch(() => undefined);
    return reply;
  }

  const reply = await queued({ file });
  if (!('pages' in reply)) {
    worker.terminate();
    throw new Error('A document is damaged, or needs a password.');
  }
  return {
    pages: reply.pages,
    async draw(page, width) {
      const drawn = await queued({ page, width });
      if (!('picture' in drawn)) throw new Error('A page cannot be drawn.');
      return drawn;
    },
    close: () => worker.terminate(),
  };
}
