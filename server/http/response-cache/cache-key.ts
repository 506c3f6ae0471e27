import type { IncomingMessage } from 'node:http';
import { canonicalId, canonicalPage } from '#server/http/routes/canonical-page.ts';
import { redirectOf } from '#server/http/routes/page-redirect.ts';
import { readableUrl } from '#server/http/routes/readable-url.ts';
import { type Program, programAt } from '#shared/site/program-at.ts';
import { canonicalQuery } from '#shared/site/route-query.ts';
import { manifestUrl } from './manifest-key.ts';

/** A response that can be cached: the URL that renders it, and the one status with which it serves others too. */
export type Cacheable = { key: string; url: string; kind: 'page' | 'file' | 'other'; status: 200 | 404 };

/** Values of a path that have one spelling, which alone is cached. */
const canonicalValues: Record<string, RegExp> = {
  id: canonicalId,
  part: /^\d{1,4}$/,
  hash: /^[\w-]{22}$/,
  file: /^[\w-][\w.-]*$/,
};

const routesQuery = /(?:^|&)_routes=[\w%./-]{1,200}$/;

/**
 * The key of a request's response in the cache: of public ones alone, which are the same for everybody and whose row in
 * the table of routes says so. The key holds no more of the query than the row names, so invented URLs fill no memory.
 */
export function cacheKey(
  { url: requested = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  files: ReadonlySet<string> = new Set(),
): Cacheable | undefined {
  const url = readableUrl(requested);
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  if (path === '/' && redirectOf(url, headers)) return undefined;
  if (files.has(path)) return { key: path, url: path, kind: 'file', status: 200 };
  if (path.endsWith('.data')) return dataKey(url, path, query);
  const program = programAt(path);
  return program ? programKey(program, url, path, query) : pageKey(url);
}

function pageKey(url: string): Cacheable | undefined {
  const page = canonicalPage(url);
  return page?.route.cached ? { key: page.url, url: page.url, kind: 'page', status: page.status } : undefined;
}

/** A page's data, which the framework's script fetches for the page that a link leads to. */
function dataKey(url: string, path: string, query: string): Cacheable | undefined {
  const own = query.replace(routesQuery, '');
  const page = canonicalPage(path === '/_.data' ? '/' : path.replace(/\.data$/, ''));
  const isCached = page?.status === 200 && page.route.cached && canonicalQuery(page.route, own) === own;
  return isCached ? { key: url, url, kind: 'other', status: 200 } : undefined;
}

/** Programs check queries that pages ignore: only a canonical one is cached. */
function programKey(
  { name, route, values }: Program,
  url: string,
  path: string,
  query: string,
): Cacheable | undefined {
  const manifest = name === 'route-manifest' ? manifestUrl(query) : undefined;
  if (manifest) return { key: manifest, url: manifest, kind: 'other', status: 200 };
  const isCanonical = Object.entries(values).every(
    ([each, value]) => canonicalValues[each]?.test(value) ?? true,
  );
  if (!route.cached || !isCanonical) return undefined;
  const kind = name === 'built-file' ? 'file' : 'other';
  if (route.cached === 'path') return { key: path, url, kind, status: 200 };
  const search = canonicalQuery(route, query);
  if (route.query && search !== query) return undefined;
  const canonical = search ? `${path}?${search}` : path;
  return { key: canonical, url: canonical, kind, status: 200 };
}
