import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

export type HttpResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

export type Question = {
  method?: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: object | Buffer | undefined;
  /** The address of this machine from which it is asked. */
  from?: string;
  /** After so many milliseconds it has failed. */
  patience?: number;
};

const mostTries = 5;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Asks a site, in English where nothing else is said. @throws where no answer comes. */
export async function ask(url: string, question: Question = {}): Promise<HttpResponse> {
  const { method = 'GET', headers = {}, body, from, patience = 60_000 } = question;
  const bytes = body === undefined || Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body));
  const kind = bytes && !Buffer.isBuffer(body) && { 'content-type': 'application/json' };
  const length = bytes && { 'content-length': String(bytes.length) };
  const { promise, resolve, reject } = Promise.withResolvers<HttpResponse>();
  const asked = request(url, {
    agent: from ? false : agent,
    method,
    headers: { 'accept-language': 'en', ...kind, ...length, ...headers },
    ...(from && { localAddress: from }),
    timeout: patience,
  });
  asked.on('timeout', () => asked.destroy(new Error(`${method} ${url} was not answered in time`)));
  asked.on('error', reject);
  asked.on('response', (answer) => {
    buffer(answer).then(
      (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
      reject,
    );
  });
  asked.end(bytes);
  return promise;
}

/** Like `ask`, and again after the seconds that the site names where it is too busy: loaded machines put requests off. */
export async function askUntilTaken(url: string, question: Question = {}): Promise<HttpResponse> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask(url, question);
    const wait = Number(answer.headers['retry-after']);
    if (answer.status !== 503 || !wait || tries === mostTries) return answer;
    await delay(wait * 1_000);
  }
}

/** An answer's JSON. */
export function jsonOf({ body }: HttpResponse): unknown {
  return JSON.parse(body.toString('utf8'));
}
