import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { isOneOfFew, isUncanonical, linkedItems } from '#server/http/calm/calm-misses.ts';
import { acceptedEncodings } from '#server/http/compression/encodings.ts';
import { matchesTag } from '#server/http/conditional/is-fresh.ts';
import { dependenciesOf } from '#server/http/request-services.ts';
import type { Invalidation } from '#server/services/invalidation/invalidation.ts';
import { beirutDay } from '#shared/beirut-day.ts';
import { type Cacheable, cacheKey } from './cache-key.ts';
import {
  type CachedResponse,
  compressedResponse,
  type EncodedBodies,
  responseOf,
  variantFor,
} from './cached-response.ts';
import { memoized } from './memoized.ts';
import { keepAliveTimeout, send } from './prepared-headers.ts';
import { createResponseStore, type Rendered } from './response-store.ts';

const maxBytes = 64 * 1024 * 1024;

/**
 * The response cache in front of the framework: hits are sent without it, misses are rendered by it and stored. Pages
 * show the date in Beirut and what closes on it, so no response outlives the day there.
 */
export function createResponseCache(invalidation: Invalidation, now: () => number = Date.now) {
  const store = createResponseStore(invalidation, maxBytes);
  const encodingsOf = memoized(acceptedEncodings);
  let dayChecked = now();
  let day = beirutDay(dayChecked);
  let app: FastifyInstance | undefined;
  let files: ReadonlySet<string> = new Set();
  let isRedirected: Redirected = () => false;
  let countUnknown: CountUnknown = () => undefined;
  let calm: Calm = { isOn: () => false, isDatabaseGone: () => false, postpone: () => undefined };

  /** Checked at most once a second: a calendar costs more than a response. */
  function purgeAtMidnight(): void {
    const timestamp = now();
    if (timestamp - dayChecked < 1_000) return;
    dayChecked = timestamp;
    const today = beirutDay(timestamp);
    if (today !== day) store.clear();
    day = today;
  }

  /** The page for unknown paths is stored here, though its `no-store` forbids other caches to. */
  async function render({ key, url, status, kind }: Cacheable): Promise<Rendered> {
    const { statusCode, headers, rawPayload, raw } = await inject(url);
    const dependencies = dependenciesOf(raw.req);
    const isPrivate = statusCode === 200 && /no-store|private/.test(String(headers['cache-control']));
    const cacheable = statusCode === status && !isPrivate && headers['set-cookie'] === undefined;
    if (cacheable && kind === 'page' && isOneOfFew(key))
      for (const item of linkedItems(rawPayload.toString())) store.remember(item);
    if (!cacheable || kind !== 'file')
      return { response: await compressedResponse(statusCode, headers, rawPayload), cacheable, dependencies };
    const bodies = { identity: rawPayload, ...(await compressedByBuild(url)) };
    return { response: responseOf(statusCode, headers, bodies), cacheable, dependencies };
  }

  /** Files of the build are compressed by it, with the highest quality. */
  async function compressedByBuild(url: string): Promise<EncodedBodies> {
    const bodies = (['br', 'gzip'] as const).map(async (encoding) => {
      const { headers, rawPayload } = await inject(url, encoding);
      return headers['content-encoding'] === encoding ? { [encoding]: rawPayload } : {};
    });
    return Object.assign({}, ...(await Promise.all(bodies)));
  }

  const inject = (url: string, encoding = 'identity') =>
    app!.inject({
      url,
      headers: { accept: 'text/html', 'accept-language': 'ar', 'accept-encoding': encoding },
    });

  function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    cached: CachedResponse,
  ): void {
    if (cached.etag !== undefined && matchesTag(request.headers['if-none-match'], cached.etag))
      return send(request, response, cached.notModified);
    const encodings = encodingsOf(request.headers['accept-encoding'] ?? '');
    const before = cached.variants.size;
    const variant = variantFor(cached, encodings);
    if (cached.variants.size > before) store.updateSize(key);
    send(request, response, variant);
  }

  /**
   * A failed page is sent to all requests that waited for it, unless a superseded one is there to be sent. Any other
   * response that is not cacheable is rendered by the framework for each of them: it is private, or a call's failure, whose
   * message is in the client's language.
   */
  async function renderOrPass(
    request: IncomingMessage,
    response: ServerResponse,
    target: Cacheable,
    next: RequestListener,
  ): Promise<void> {
    const instead = store.superseded(target.key)?.response;
    const rendered = await store.render(target.key, () => render(target)).catch(() => undefined);
    if (instead && (rendered?.response.status ?? 500) >= 500)
      return sendCached(request, response, target.key, instead);
    const shared =
      rendered && (rendered.cacheable || (target.kind === 'page' && rendered.response.status >= 400));
    if (shared) sendCached(request, response, target.key, rendered.response);
    else next(request, response);
  }

  /** The stored response, or else the one that is rendered now. */
  function serve(
    request: IncomingMessage,
    response: ServerResponse,
    target: Cacheable,
    next: RequestListener,
  ): void {
    purgeAtMidnight();
    if (target.status === 404) countUnknown(request.url ?? '', request.headers);
    const cached = store.get(target.key);
    if (cached) return sendCached(request, response, target.key, cached);
    if (calm.isOn()) {
      const known = store.superseded(target.key);
      if (known?.response && calm.isDatabaseGone())
        return sendCached(request, response, target.key, known.response);
      if (!known && target.kind !== 'file' && !isOneOfFew(target.key)) return pass(request, response, next);
    }
    void renderOrPass(request, response, target, next);
  }

  /** Hands on a request whose response calm mode does not render. */
  function pass(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    calm.postpone(request);
    next(request, response);
  }

  /** The first unknown path waits until the redirects are in memory. */
  async function serveUnlessRedirected(
    redirected: Promise<boolean>,
    ...[request, response, target, next]: Parameters<typeof serve>
  ): Promise<void> {
    if (await redirected) next(request, response);
    else serve(request, response, target, next);
  }

  function listener(next: RequestListener): RequestListener {
    const keys = memoized((url) => cacheKey({ url, headers: {} }, files));
    return (request, response) => {
      const { method, url = '/', headers } = request;
      const reads = (method === 'GET' || method === 'HEAD') && !headers.authorization && !headers.range;
      const choosesLanguage = headers.cookie && /^\/(?:\?|$)/.test(url);
      const target = reads && app ? (choosesLanguage ? cacheKey(request) : keys(url)) : undefined;
      if (!target && reads && calm.isOn() && isUncanonical(url)) return pass(request, response, next);
      if (!target) return next(request, response);
      const redirected = target.status === 404 && isRedirected(url);
      if (redirected === false) return serve(request, response, target, next);
      if (redirected === true) return next(request, response);
      void serveUnlessRedirected(redirected, request, response, target, next);
    };
  }

  return {
    store,

    /** The server of the framework, with the cache in front of it. */
    serverFactory: ((next, { requestTimeout = 0, http = {} }) =>
      createServer({ ...http, requestTimeout, keepAliveTimeout }, listener(next))) satisfies ServerFactory,

    /**
     * Caches the responses of an app that is ready, files of the build at these paths among them, but for unknown paths
     * that are redirected. A closing app is detached, since each of its responses ends a connection.
     */
    attach(
      ready: FastifyInstance | undefined,
      { looseFiles = [], redirected = () => false, unknown = () => undefined, ...rest }: Attached = {},
    ): void {
      app = ready;
      files = new Set(looseFiles);
      isRedirected = redirected;
      countUnknown = unknown;
      calm = rest.calm ?? calm;
      store.clear();
    },
  };
}

/** True where the path of a URL has a redirect. */
type Redirected = (url: string) => boolean | Promise<boolean>;

/** Counts the request of a page that is not there. */
type CountUnknown = (url: string, headers: IncomingMessage['headers']) => void;

/** Calm mode, in which only what is in memory is sent: other requests are postponed. */
export type Calm = {
  isOn: () => boolean;
  isDatabaseGone: () => boolean;
  postpone: (request: IncomingMessage) => unknown;
};

type Attached = {
  looseFiles?: Iterable<string>;
  redirected?: Redirected;
  unknown?: CountUnknown;
  calm?: Calm;
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

type ServerFactory = (handler: RequestListener, options: FastifyServerOptions & { http?: object }) => Server;
