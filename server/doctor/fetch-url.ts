import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainly } from 'node:http';
import { request as encrypted } from 'node:https';
import { text } from 'node:stream/consumers';

/** The body as received, possibly compressed. */
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Milliseconds. */
const timeout = 5_000;

/**
 * Fetches a URL as a browser would, without following redirects.
 * @throws the network error.
 */
export async function fetchUrl(address: string, headers: Record<string, string>): Promise<HttpResponse> {
  const request = address.startsWith('https:') ? encrypted : plainly;
  const sent = request(address, { headers, signal: AbortSignal.timeout(timeout), agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
