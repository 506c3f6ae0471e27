import type { IncomingMessage } from 'node:http';
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/composition.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requestCost } from '#server/services/calm/flood-watch.ts';
import { addressList } from '#server/services/limits/address-list.ts';
import { isPublic } from '#shared/accounts/permissions.ts';
import type { FindCopy } from './snapshot-files.ts';

type Options = {
  calm: Services['calm'];
  /** Requests whose page is not in memory, which the cache has passed on. */
  postponed: WeakSet<IncomingMessage>;
  /** Networks from which administrators may come in calm mode; any where there are none. */
  networks: readonly string[];
  findCopy: FindCopy;
};

/** Retry-After in seconds. */
const retryAfter = 60;

/** Files and figures, which cost nothing that is worth counting. */
const cheap = /^\/(?:assets|storage|files|snapshot|healthz|readyz|metrics)(?:\/|$)/;

/**
 * Requests in calm mode: a page that is not in memory comes from the snapshot, nothing is searched, and
 * administrators come from their own networks. Counts the requests by whose number a flood is noticed.
 */
export function limitInCalmMode(
  app: FastifyInstance,
  { calm, postponed, networks, findCopy }: Options,
): void {
  const isOwnNetwork = networks.length > 0 ? addressList(networks) : () => true;

  app.addHook('onRequest', async (request, reply) => {
    const { config } = request.routeOptions;
    const isSearch = config.search !== undefined && calm.isOn();
    if (isSearch || postponed.has(request.raw)) {
      const copy = await findCopy(request.url);
      if (copy !== undefined) return reply.header('cache-control', 'no-store').redirect(copy, 302);
      throw new AppError('unavailable', isSearch ? 'calm.search' : 'calm.postponed', { retryAfter });
    }
    if (isOfAdministrators(config, request) && calm.isGuarded() && !isOwnNetwork(request.ip))
      throw new AppError('forbidden', 'calm.otherNetwork');
  });

  app.addHook('onResponse', (request, _reply, done) => {
    if (!request.signedIn) calm.count(costOf(request), request.ip);
    done();
  });
}

/** Signing in, and all that takes a token. */
function isOfAdministrators({ may, showsHidden }: FastifyContextConfig, { headers }: FastifyRequest) {
  if (may === undefined) return false;
  return may === 'sign-in' || !isPublic(may) || (showsHidden && headers.authorization !== undefined);
}

/** The cost of a request, as `requestCost` has it. */
function costOf({ method, url, routeOptions }: FastifyRequest): number {
  // The pieces of a file are many, and have limits of their own
  if (routeOptions.config.slowBody || cheap.test(url)) return 0;
  return method === 'GET' || method === 'HEAD' ? requestCost.read : requestCost.write;
}
