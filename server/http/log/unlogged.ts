import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Detects requests that are neither logged nor counted: all methods of every path with an `unlogged` route. Call before
 * routes are registered.
 */
export function unloggedRequests(app: FastifyInstance): (request: FastifyRequest) => boolean {
  const addresses = new Set<string>();
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.unlogged) addresses.add(url);
  });
  return ({ routeOptions }) => addresses.has(routeOptions.url ?? '');
}
