import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Tells the requests of which nothing is written down or counted: those of every address, whatever the method, of
 * which one route is `unlogged`. To be called before routes are registered.
 */
export function unloggedRequests(app: FastifyInstance): (request: FastifyRequest) => boolean {
  const addresses = new Set<string>();
  app.addHook('onRoute', ({ url, config }) => {
    if (config?.unlogged) addresses.add(url);
  });
  return ({ routeOptions }) => addresses.has(routeOptions.url ?? '');
}
