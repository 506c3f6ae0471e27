import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/errors/app-error.ts';

/** Values of Sec-Fetch-Site for a form of this site, or one that the user sends by hand (reload, history). */
const ownSites = ['same-origin', 'none'];

/**
 * Refuses what another site's page makes its readers' browsers send to a form of this one, before its body is read: it
 * would use up what their networks may send. To be called before routes are registered.
 */
export function refuseForeignForms(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.ownForm || isOwn(request, publicUrl)) return;
    throw new AppError('forbidden', 'error.foreignForm');
  });
}

/** Programs and old browsers state neither header, and where no referrer is sent the origin is `null`. */
function isOwn({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return ownSites.includes(site);
  const { origin = 'null', host } = headers;
  // A site has other names too, such as that of its onion service
  return origin === 'null' || origin === publicUrl || URL.parse(origin)?.host === host;
}
