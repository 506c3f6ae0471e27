import type { FastifyRequest } from 'fastify';
import { canonicalPage } from '../routes/canonical-page.ts';
import { readableUrl } from '../routes/readable-url.ts';

/** Seconds for which a page that was there may stand in for one that fails. */
const staleIfError = 24 * 60 * 60;

/**
 * The `Cache-Control` of pages: a CDN, and a browser, may keep those that are the same for everybody, and no others. No
 * `s-maxage`, which forbids a shared cache to serve what is stale (RFC 9111 §5.2.2.10).
 * @param seconds 0 where each request has to be asked for.
 */
export function pageCaching(seconds: number): (request: Pick<FastifyRequest, 'url'>) => string {
  const cacheable = `public, max-age=${seconds}, stale-while-revalidate=${seconds}, stale-if-error=${staleIfError}`;
  return ({ url }) => (seconds > 0 && canonicalPage(readableUrl(url))?.route.cached ? cacheable : 'no-cache');
}
