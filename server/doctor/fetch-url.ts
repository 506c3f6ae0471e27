import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainly } from 'node:http';
import { request as encrypted } from 'node:https';
import { text } from 'node:stream/consumers';

/** The body is as it came: packed, if it was. */
export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: string };

/** Milliseconds. */
const timeouts = 5_000;

/** Asks an address as a browser would, without following where it leads. @throws what kept it from being answered. */
export async function fetchUrl(address: string, headers: Record<string, string>): Promise<HttpResponse> {
  const request = address.startsWith('https:') ? encrypted : plainly;
  const sent = request(address, { headers, signal: AbortSignal.timeout(timeouts), agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await text(response) };
}
