import fastify, { type FastifyInstance } from 'fastify';
import { otherLanguage } from '#shared/languages.ts';
import { failsInJson } from '#shared/site/program-at.ts';
import { urlLanguage } from '#shared/site/urls.ts';
import type { Config } from '../config.ts';
import { AppError } from '../errors/app-error.ts';
import { requireAccess } from '../http/access/access.ts';
import { handleErrors } from '../http/errors/error-handler.ts';
import { failurePage } from '../http/errors/failure-page.ts';
import { addSecurityHeaders } from '../http/security-headers.ts';
import { headersOf, serverOptions } from '../http/server-options.ts';

/** Retry-After in seconds. */
const retryAfter = 10;

/** Listens in the site's place while its database or store is unavailable: it is alive, and not ready. */
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
    const failure = { code: 'unavailable', key: 'error.unavailable' } as const;
    if (failsInJson(url)) throw new AppError(failure.code, failure.key, { retryAfter });
    const language = urlLanguage(url.split('?')[0] ?? '');
    const shownIn = [language, otherLanguage(language)] as const;
    const { headers, html } = failurePage(shownIn, { ...failure, sent: method === 'POST' });
    return reply
      .code(503)
      .headers({ ...headers, 'cache-control': 'no-store', 'retry-after': retryAfter })
      .send(html);
  });
  await app.listen({ host: config.host, port: config.port });
  return app;
}
