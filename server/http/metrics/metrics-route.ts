import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics, Sources } from './metrics.ts';

type Options = Sources & {
  /** The token a client must present; without one the route is disabled. */
  token: string | undefined;
  /** Detects requests that are not counted. */
  unlogged: (request: FastifyRequest) => boolean;
};

/**
 * `GET /metrics`, for Prometheus; 404 without the token. Nothing is counted or loaded before the first scrape, so an
 * unmonitored site has no overhead.
 */
export function serveMetrics(app: FastifyInstance, { token, unlogged, ...sources }: Options): void {
  let metrics: Metrics | undefined;
  let loading: Promise<Metrics> | undefined;

  app.addHook('onResponse', (request, reply, done) => {
    if (metrics && !unlogged(request)) metrics.countResponse(request, reply);
    done();
  });

  app.addHook('onClose', async () => metrics?.stop());

  app.addConstraintStrategy({
    name: 'watcher',
    storage: () => {
      const handlers = new Map<unknown, never>();
      return {
        get: (key) => handlers.get(key) ?? null,
        set: (key, handler) => void handlers.set(key, handler as never),
      };
    },
    validate: () => {},
    deriveConstraint: (request: IncomingMessage) =>
      request.url?.startsWith('/metrics') ? mayWatch(request, token) : false,
  });

  app.get(
    '/metrics',
    { config: { may: 'read-public' }, schema: { hide: true }, constraints: { watcher: true } },
    async (_request, reply) => {
      loading ??= import('./metrics.ts').then(({ createMetrics }) => createMetrics(sources));
      metrics = await loading;
      return reply
        .headers({ 'cache-control': 'no-store', 'content-type': metrics.type })
        .send(await metrics.text());
    },
  );
}

/**
 * The network address proves nothing: an onion service or a TCP proxy on this machine connects from the loopback
 * address.
 */
function mayWatch({ headers }: IncomingMessage, token: string | undefined): boolean {
  return token !== undefined && isSame(headers.authorization ?? '', `Bearer ${token}`);
}

/** Constant-time comparison. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
