import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { matchesTag } from '#server/plugins/is-fresh.ts';
import { beirutDay } from '#server/services/beirut-day.ts';
import type { Changes } from '#server/services/changes.ts';
import type { Services } from '#server/services.ts';
import { type Answer, type Encoding, encodingFor, packAnswer, variantFor } from './answer.ts';
import { createAnswerCache, type Made } from './answer-cache.ts';
import { type Kept, keptAddress } from './kept-address.ts';

const maxBytes = 64 * 1024 * 1024;

/** Addresses and packings that were asked for lately, so that a request costs no parsing; emptied when full. */
const rememberedAtOnce = 10_000;
/** Longer ones, which nobody sends twice, are not remembered: they would fill the memory. */
const rememberedLength = 300;

/**
 * Answers what is kept before the framework does anything, and keeps what the framework answers. The pages show the
 * day in Beirut, so none outlives it.
 */
export function createPageCache(changes: Changes, now: () => number = Date.now) {
  const cache = createAnswerCache(changes, maxBytes);
  const encodings = remembering(encodingFor);
  let dayChecked = now();
  let day = beirutDay(dayChecked);
  let app: FastifyInstance | undefined;

  /** At most once a second: a calendar costs more than an answer. */
  function keepToTheDay(): void {
    const moment = now();
    if (moment - dayChecked < 1_000) return;
    dayChecked = moment;
    const today = beirutDay(moment);
    if (today !== day) cache.clear();
    day = today;
  }

  /** The page for unknown paths is kept here, though it tells everybody else not to keep it. */
  async function make({ url, status }: Kept): Promise<Made> {
    const { statusCode, headers, rawPayload } = await app!.inject({
      url,
      headers: { 'accept-language': 'ar' },
    });
    const own = statusCode === 200 && /no-store|private/.test(String(headers['cache-control']));
    const keep = statusCode === status && !own && headers['set-cookie'] === undefined;
    return { answer: await packAnswer(statusCode, headers, rawPayload), keep };
  }

  function answer(request: IncomingMessage, response: ServerResponse, kept: Kept, found: Answer): void {
    if (found.etag !== undefined && matchesTag(request.headers['if-none-match'], found.etag)) {
      response.writeHead(304, found.unchanged).end();
      return;
    }
    const encoding: Encoding = encodings(request.headers['accept-encoding'] ?? '');
    const had = found.variants.size;
    const { headers, body } = variantFor(found, encoding);
    if (found.variants.size > had) cache.weigh(kept.key);
    response.writeHead(found.status, headers);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  /**
   * A page that failed is given to all who waited for it. Anything else that is not kept is made by the framework for
   * each of them: it is one visitor's own, or a call's failure, which is said in the language of whoever asks.
   */
  async function answerMade(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Kept,
    next: RequestListener,
  ): Promise<void> {
    const made = await cache.make(kept.key, () => make(kept)).catch(() => undefined);
    const shared = made && (made.keep || (kept.isPage && made.answer.status >= 400));
    if (shared) answer(request, response, kept, made.answer);
    else next(request, response);
  }

  function listener(next: RequestListener): RequestListener {
    const addresses = remembering((url) => keptAddress({ url, headers: {} }));
    return (request, response) => {
      const { method, url = '/', headers } = request;
      const reads = (method === 'GET' || method === 'HEAD') && !headers.authorization && !headers.range;
      const choosesLanguage = headers.cookie && /^\/(?:\?|$)/.test(url);
      const kept = reads && app ? (choosesLanguage ? keptAddress(request) : addresses(url)) : undefined;
      if (!kept) return next(request, response);
      keepToTheDay();
      const found = cache.get(kept.key);
      if (found) return answer(request, response, kept, found);
      void answerMade(request, response, kept, next);
    };
  }

  return {
    cache,

    /** The server of the framework, with the kept answers in front of it. */
    serverFactory: ((next, { requestTimeout = 0, http = {} }) =>
      createServer({ ...http, requestTimeout, keepAliveTimeout }, listener(next))) satisfies ServerFactory,

    /** Keeps the answers of an app that is ready; of none once it closes, since it says so with each answer. */
    attach(ready: FastifyInstance | undefined): void {
      app = ready;
      cache.clear();
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/**
 * Keeps the app's answers while it listens. What an administrator's call has changed is made anew, or dropped, before
 * the call is answered: whoever saved never sees what was there before, whichever instance is asked next.
 */
export function keepAnswers(
  app: FastifyInstance,
  pageCache: PageCache,
  { otherWriters }: Pick<Services, 'otherWriters'>,
): void {
  app.addHook('onReady', async () => pageCache.attach(app));
  app.addHook('preClose', async () => pageCache.attach(undefined));
  app.addHook('onSend', async (request) => {
    if (request.routeOptions.config.access === 'admin' && request.method !== 'GET')
      await Promise.all([pageCache.cache.settled(), otherWriters.caughtUp()]);
  });
}

type ServerFactory = (handler: RequestListener, options: FastifyServerOptions & { http?: object }) => Server;

const keepAliveTimeout = 72_000;

/** A function of a text whose results are remembered. */
function remembering<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > rememberedLength) return of(text);
    if (known.has(text)) return known.get(text) as Result;
    const result = of(text);
    if (known.size >= rememberedAtOnce) known.clear();
    known.set(text, result);
    return result;
  };
}
