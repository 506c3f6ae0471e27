import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type RequestOptions = {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | Buffer | undefined;
  /** The local address to send from. */
  from?: string;
  /** After so many milliseconds it has failed. */
  timeout?: number;
};

const mostTries = 5;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a request, in English by default. @throws where no response comes. */
export async function sendRequest(url: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body, from, timeout = 60_000 } = options;
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const kind = bytes && !Buffer.isBuffer(body) && { 'content-type': 'application/json' };
  const length = bytes && { 'content-length': String(bytes.length) };
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const requested = request(url, {
    agent: from ? false : agent,
    method,
    headers: { 'accept-language': 'en', ...kind, ...length, ...headers },
    ...(from && { localAddress: from }),
    timeout,
  });
  requested.on('timeout', () => requested.destroy(new Error(`${method} ${url} was not answered in time`)));
  requested.on('error', reject);
  requested.on('response', (response) => {
    buffer(response).then(
      (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
      reject,
    );
  });
  requested.end(bytes);
  return promise;
}

/** Sends a request, and again after the seconds that the site names where it is too busy: loaded machines put requests off. */
export async function sendUntilAccepted(url: string, options: RequestOptions = {}): Promise<HttpResponse> {
  for (let tries = 1; ; tries += 1) {
    const response = await sendRequest(url, options);
    const wait = Number(response.headers['retry-after']);
    if (response.status !== 503 || !wait || tries === mostTries) return response;
    await delay(wait * 1_000);
  }
}

/** The JSON of a response. */
export function jsonOf({ body }: HttpResponse): unknown {
  return JSON.parse(body.toString('utf8'));
}
