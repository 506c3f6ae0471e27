import { programAt } from '#shared/site/program-at.ts';
import type { PublicRoute } from '#shared/site/public-routes.ts';
import { publicPages } from '#shared/site/public-routes.ts';
import { canonicalQuery } from '#shared/site/route-query.ts';
import { pageAt, urlLanguage } from '#shared/site/urls.ts';
import { isPagePath } from './page-path.ts';
import { redirectOf } from './page-redirect.ts';
import { unknownUrl } from './readable-url.ts';

type CanonicalPage = { url: string; route: PublicRoute; status: 200 | 404 };

const unknownPage: PublicRoute = { pattern: '{/language}/{+path}', cached: true };

/** Ids have one spelling: `7`, not `07`. */
export const canonicalId = /^[1-9]\d{0,8}$/;

/** Parts of a path that the router normalises (`..`, `\`, `//`), and endings that have routes. */
const unclear = /^[^/]|[\\#?;]|\/\/|\/\.{1,2}(?:\/|$)|\/$|\.data$/;

/**
 * The public page that a URL shows, with the one URL that renders it: a query that the page's row does not name makes no
 * other page, and all unknown paths of a language are one. Undefined for redirects, unclear spellings and all else.
 * @param url as `readableUrl` writes it.
 */
export function canonicalPage(url: string): CanonicalPage | undefined {
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  const page = pageAt(path);
  if (page) {
    if (page.id !== undefined && !canonicalId.test(page.id)) return undefined;
    const route = publicPages[page.name];
    const search = canonicalQuery(route, query);
    return { url: search ? `${path}?${search}` : path, route, status: 200 };
  }
  if (!isUnknown(path) || redirectOf(url, {})) return undefined;
  return { url: unknownUrl(urlLanguage(path)), route: unknownPage, status: 404 };
}

/** True for a path that no route has in any spelling: the router decodes, and ignores case. */
function isUnknown(path: string): boolean {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    return !unclear.test(plain) && !programAt(plain) && !isPagePath(plain);
  } catch {
    return false;
  }
}
