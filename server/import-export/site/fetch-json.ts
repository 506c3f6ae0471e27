import { setTimeout as delay } from 'node:timers/promises';
import { Refused } from '../refused.ts';

export type Limits = {
  /** Bytes of an answer, unpacked. */
  bytes: number;
  /** Milliseconds for one answer, with all that leads to it. */
  patience: number;
  /** Whether this address may be called: it, and whatever it leads on to. */
  allowed: (address: URL) => boolean;
};

type Answer = { body: Buffer; headers: Headers };

/** An answer that is worth asking for again: the site is there and is busy, or does not answer at all. */
export class Unanswered extends Refused {
  override name = 'Unanswered';
}

const tries = 3;
const redirects = 3;

/** The longest time that a busy site is let off, in seconds. */
const longestPause = 10;

/**
 * What an address answers, where that is a 200 within the limits. A busy site (429, 503) is asked again.
 * @throws Refused which says what was wrong, without anything of the answer.
 */
export async function get(address: URL, limits: Limits): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    const signal = AbortSignal.timeout(limits.patience);
    try {
      const response = await follow(address, limits, signal);
      const busy = response.status === 429 || response.status === 503;
      if (!busy || attempt === tries) return await answerOf(response, address, limits.bytes);
      await response.body?.cancel();
      await delay(pauseOf(response.headers) * 1_000);
    } catch (error) {
      if (error instanceof Refused) throw error;
      const why = signal.aborted ? `within ${limits.patience / 1_000} s` : `(${reasonOf(error)})`;
      throw new Unanswered(`${address.href} does not answer ${why}.`, { cause: error });
    }
  }
}

async function follow(address: URL, { allowed }: Limits, signal: AbortSignal): Promise<Response> {
  let at = address;
  for (let hops = 0; hops <= redirects; hops += 1) {
    const response = await fetch(at, { redirect: 'manual', signal, headers: { 'accept-language': 'en' } });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = URL.parse(location, at);
    if (!next || !allowed(next)) {
      throw new Refused(`${address.href} leads on to ${next?.origin ?? 'nowhere'}, which was not asked for.`);
    }
    at = next;
  }
  throw new Refused(`${address.href} leads on and on.`);
}

async function answerOf(response: Response, address: URL, most: number): Promise<Answer> {
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new (response.status >= 500 ? Unanswered : Refused)(`${address.href} answers ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > most) throw new Refused(`${address.href} answers more than ${most >> 20} MB.`);
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
