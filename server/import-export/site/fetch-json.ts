import { setTimeout as delay } from 'node:timers/promises';
import { Refused } from '../refused.ts';

export type Limits = {
  /** Maximum size of a response in bytes, uncompressed. */
  bytes: number;
  /** Timeout in milliseconds of one response, redirects included. */
  timeout: number;
  /** Checks a URL, and each redirect, before it is fetched. */
  allowed: (url: URL) => boolean;
};

type Result = { body: Buffer; headers: Headers };

/** A response worth a retry: the site is busy, or does not respond. */
export class NoResponse extends Refused {
  override name = 'NoResponse';
}

const tries = 3;
const redirects = 3;

/** Longest Retry-After honoured, in seconds. */
const longestPause = 10;

/**
 * Fetches a URL that responds 200 within the limits. A busy site (429, 503) is retried.
 * @throws Refused with the problem, quoting nothing of the response.
 */
export async function get(url: URL, limits: Limits): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(limits.timeout);
    try {
      const response = await follow(url, limits, signal);
      const busy = response.status === 429 || response.status === 503;
      if (!busy || attempt === tries) return await readResponse(response, url, limits.bytes);
      await response.body?.cancel();
      await delay(pauseOf(response.headers) * 1_000);
    } catch (error) {
      if (error instanceof Refused) throw error;
      const why = signal.aborted ? `within ${limits.timeout / 1_000} s` : `(${reasonOf(error)})`;
      throw new NoResponse(`${url.href} does not respond ${why}.`, { cause: error });
    }
  }
}

async function follow(url: URL, { allowed }: Limits, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let hops = 0; hops <= redirects; hops += 1) {
    const response = await fetch(at, { redirect: 'manual', signal, headers: { 'accept-language': 'en' } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (!next || !allowed(next)) {
      throw new Refused(
        `${url.href} redirects to ${next?.origin ?? 'an invalid URL'}, which is not allowed.`,
      );
    }
    at = next;
  }
  throw new Refused(`${url.href} redirects too often.`);
}

async function readResponse(response: Response, url: URL, most: number): Promise<Result> {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new (response.status >= 500 ? NoResponse : Refused)(`${url.href} responds ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop closes the connection
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Refused(`${url.href} responds with more than ${most >> 20} MB.`);
    chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks), headers: response.headers };
}

function pauseOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 1);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestPause) : 1;
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  const { code, message: inner } = Object(cause) as { code?: string; message?: string };
  return code ?? inner ?? message;
}
