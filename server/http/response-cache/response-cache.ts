import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Services } from '#server/composition.ts';
import { takesOpenSession } from '#server/http/access/access.ts';
import { acceptedEncodings } from '#server/http/compression/encodings.ts';
import { matchesTag } from '#server/http/conditional/is-fresh.ts';
import { dependenciesOf } from '#server/http/request-services.ts';
import { beirutDay } from '#server/services/clock/beirut-day.ts';
import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { type Cacheable, cacheKey } from './cache-key.ts';
import { type Answer, answerOf, type Packed, packAnswer, variantFor } from './cached-response.ts';
import { keepAliveTimeout, send } from './prepared-headers.ts';
import { createAnswerCache, type Made } from './response-store.ts';

const maxBytes = 64 * 1024 * 1024;

/** Addresses and packings that were asked for lately, so that a request costs no parsing; emptied when full. */
const rememberedAtOnce = 10_000;
/** Longer ones, which nobody sends twice, are not remembered: they would fill the memory. */
const rememberedLength = 300;

/**
 * Answers what is kept before the framework does anything, and keeps what the framework answers. The pages show the
 * day in Beirut, so none outlives it.
 */
export function createPageCache(invalidation: Invalidation, now: () => number = Date.now) {
  const cache = createAnswerCache(invalidation, maxBytes);
  const encodingsOf = remembering(acceptedEncodings);
  let dayChecked = now();
  let day = beirutDay(dayChecked);
  let app: FastifyInstance | undefined;
  let files: ReadonlySet<string> = new Set();

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
  async function make({ url, status, kind }: Cacheable): Promise<Made> {
    const { statusCode, headers, rawPayload, raw } = await ask(url);
    const dependencies = dependenciesOf(raw.req);
    const own = statusCode === 200 && /no-store|private/.test(String(headers['cache-control']));
    const keep = statusCode === status && !own && headers['set-cookie'] === undefined;
    if (!keep || kind !== 'file')
      return { answer: await packAnswer(statusCode, headers, rawPayload), keep, dependencies };
    const packed = { identity: rawPayload, ...(await packedByBuild(url)) };
    return { answer: answerOf(statusCode, headers, packed), keep, dependencies };
  }

  /** A file of the build lies there packed as small as it can be. */
  async function packedByBuild(url: string): Promise<Packed> {
    const packings = (['br', 'gzip'] as const).map(async (encoding) => {
      const { headers, rawPayload } = await ask(url, encoding);
      return headers['content-encoding'] === encoding ? { [encoding]: rawPayload } : {};
    });
    return Object.assign({}, ...(await Promise.all(packings)));
  }

  const ask = (url: string, encoding = 'identity') =>
    app!.inject({
      url,
      headers: { accept: 'text/html', 'accept-language': 'ar', 'accept-encoding': encoding },
    });

  function answer(request: IncomingMessage, response: ServerResponse, kept: Cacheable, found: Answer): void {
    if (found.etag !== undefined && matchesTag(request.headers['if-none-match'], found.etag))
      return send(request, response, found.unchanged);
    const encodings = encodingsOf(request.headers['accept-encoding'] ?? '');
    const had = found.variants.size;
    const variant = variantFor(found, encodings);
    if (found.variants.size > had) cache.weigh(kept.key);
    send(request, response, variant);
  }

  /**
   * A page that failed is given to all who waited for it. Anything else that is not kept is made by the framework for
   * each of them: it is one visitor's own, or a call's failure, which is said in the language of whoever asks.
   */
  async function answerMade(
    request: IncomingMessage,
    response: ServerResponse,
    kept: Cacheable,
    next: RequestListener,
  ): Promise<void> {
    const made = await cache.make(kept.key, () => make(kept)).catch(() => undefined);
    const shared = made && (made.keep || (kept.kind === 'page' && made.answer.status >= 400));
    if (shared) answer(request, response, kept, made.answer);
    else next(request, response);
  }

  function listener(next: RequestListener): RequestListener {
    const addresses = remembering((url) => cacheKey({ url, headers: {} }, files));
    return (request, response) => {
      const { method, url = '/', headers } = request;
      const reads = (method === 'GET' || method === 'HEAD') && !headers.authorization && !headers.range;
      const choosesLanguage = headers.cookie && /^\/(?:\?|$)/.test(url);
      const kept = reads && app ? (choosesLanguage ? cacheKey(request) : addresses(url)) : undefined;
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

    /**
     * Keeps the answers of an app that is ready, files of the build at these paths among them; of none once it closes,
     * since it says so with each answer.
     */
    attach(ready: FastifyInstance | undefined, looseFiles: Iterable<string> = []): void {
      app = ready;
      files = new Set(looseFiles);
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
  {
    pageCache,
    looseFiles,
    services: { otherWriters },
  }: { pageCache: PageCache; looseFiles: string[]; services: Pick<Services, 'otherWriters'> },
): void {
  app.addHook('onReady', async () => pageCache.attach(app, looseFiles));
  app.addHook('preClose', async () => pageCache.attach(undefined));
  app.addHook('onSend', async (request) => {
    if (takesOpenSession(request.routeOptions.config) && request.method !== 'GET')
      await Promise.all([pageCache.cache.settled(), otherWriters.caughtUp()]);
  });
}

type ServerFactory = (handler: RequestListener, options: FastifyServerOptions & { http?: object }) => Server;

/** A function of a text whose results are remembered. */
function remembering<Result>(of: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    if (text.length > rememberedLength) return of(text);
    const there = known.get(text);
    if (there !== undefined || known.has(text)) return there as Result;
    const result = of(text);
    if (known.size >= rememberedAtOnce) known.clear();
    known.set(text, result);
    return result;
  };
}
