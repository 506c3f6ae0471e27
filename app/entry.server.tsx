import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** How long a page may take before what is missing is given up. */
const renderTimeoutMs = 5_000;

/** Renders the whole page before the first byte leaves, so that it can be hashed, compressed and kept. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let answered = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // React hides large ready content behind scripts otherwise; a page must read well without any.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady() {
        clearTimeout(timer);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        const html = buffer(pipe(new PassThrough()));
        html.then((body) => resolve(new Response(body, { status: answered, headers })), reject);
      },
      onShellError: reject,
      onError() {
        answered = 500;
      },
    });
    const timer = setTimeout(abort, renderTimeoutMs);
  });
}
