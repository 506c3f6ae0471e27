import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainly } from 'node:http';
import { request as encrypted } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export type Resource = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** The use of a resource, as a browser states it (Fetch Metadata). */
export type Destination = 'document' | 'script' | 'style' | 'empty';

/** Milliseconds for one resource. */
const timeout = 30_000;
/** Bytes of a resource, which no script of a site comes near. */
const maxBytes = 32 * 1024 * 1024;

const accepted: Record<Destination, string> = {
  document: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  script: '*/*',
  style: 'text/css,*/*;q=0.1',
  empty: '*/*',
};

/**
 * Fetches a resource with the headers of a common browser: a server that lies gives this program no other reason to be
 * honest. Redirects are not followed.
 * @throws the network's error, or that of a body that cannot be decompressed.
 */
export async function fetchResource(url: URL, destination: Destination): Promise<Resource> {
  const isDocument = destination === 'document';
  const headers = {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'accept': accepted[destination],
    'accept-language': 'ar,en;q=0.5',
    'accept-encoding': 'gzip, br',
    'sec-fetch-dest': destination,
    'sec-fetch-mode': isDocument ? 'navigate' : 'cors',
    'sec-fetch-site': isDocument ? 'none' : 'same-origin',
  };
  const send = url.protocol === 'https:' ? encrypted : plainly;
  const sent = send(url, { headers, signal: AbortSignal.timeout(timeout) }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const body = decompressed(await bytesOf(response), response.headers['content-encoding']);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

async function bytesOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decompressed(body: Buffer, encoding = 'identity'): Buffer {
  const options = { maxOutputLength: maxBytes };
  if (encoding === 'br') return brotliDecompressSync(body, options);
  if (encoding === 'gzip') return gunzipSync(body, options);
  if (encoding === 'identity') return body;
  throw new Error(`the unknown encoding ${encoding}`);
}

/** The reason of a failed request, for people. */
export function reasonOf(error: unknown): string {
  const { code, name, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError') return `no response within ${timeout / 1000} seconds`;
  return code ?? message;
}
