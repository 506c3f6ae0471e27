import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { requireAccess } from '../http/access/access.ts';
import { handleErrors } from '../http/errors/error-handler.ts';
import { failsInJson } from '../http/routes/program-at.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { headersOf, serverOptions } from '../http/server-options.ts';
import { unavailablePage, unavailablePolicy } from './unavailable-page.ts';

/** Retry-After in seconds. */
const retryAfter = 10;

/** Listens in the site's place while its database or store does not answer: it lives, and can do nothing yet. */
export async function openUnavailableSite(config: Config): Promise<FastifyInstance> {
  const app = fastify({ ...serverOptions(config), forceCloseConnections: true });
  requireAccess(app);
  handleErrors(app);
  addSecurityHeaders(app, headersOf(config));
  app.get('/healthz', { config: { may: 'read-public' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'alive' };
  });
  // Before a body is read
  app.addHook('onRequest', async ({ method, url, routeOptions }, reply) => {
    if (routeOptions.url === '/healthz') return undefined;
    if (failsInJson(url)) throw new AppError('unavailable', 'error.unavailable', { retryAfter });
    return reply
      .code(503)
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': unavailablePolicy,
        'content-type': 'text/html; charset=utf-8',
        'retry-after': retryAfter,
      })
      .send(unavailablePage(url, { sent: method === 'POST' }));
  });
  await app.listen({ host: config.host, port: config.port });
  return app;
}
