import type { IncomingHttpHeaders } from 'node:http';
import { href } from '#shared/site/href.ts';
import { isPagePath } from './page-path.ts';

type Redirect = { url: string; status: 301 | 302 };

/** Stands for this site: only what comes after it counts. */
const origin = 'http://site.invalid';

/**
 * The path of a page, or of its data, in its one spelling; undefined for any other path. The pages' router reads dots,
 * backslashes, slashes and capitals in its own way: in another spelling a page would escape the limits of its route.
 */
function canonicalPath(path: string): string | undefined {
  const pathname = URL.parse(origin + path)?.pathname.toLowerCase() ?? '';
  const data = /(?:\/_)?\.data$/.exec(pathname)?.[0] ?? '';
  const page = pathname.slice(0, pathname.length - data.length).replace(/\/+$/, '') || '/';
  if (!isPagePath(page)) return undefined;
  if (data) return page === '/' ? '/_.data' : `${page}.data`;
  return page;
}

/**
 * The redirect that answers for a page's URL, if any. `/ar/…` is an older spelling of the path without it, and neither
 * a slash at the end nor capital letters make another page. On `/` alone the chosen language counts, and only for a
 * visitor who comes from elsewhere: a link of the site itself means the language that it leads to.
 */
export function redirectOf(url: string, headers: IncomingHttpHeaders): Redirect | undefined {
  const [path = '/', query] = url.split(/(?=\?)/, 2);
  // Slashes in a row would make the rest another site's URL, and browsers read a backslash as a slash
  const plain = `/${path.replace(/^\/ar(?=[\\/]|$)/, '').replace(/^[\\/]+|\/+$/g, '')}`;
  const target = (canonicalPath(plain) ?? plain) + (query ?? '');
  if (target !== url) return { url: target, status: 301 };
  if (path !== '/' || !/(^|;\s*)(__Host-)?language=en(;|$)/.test(headers.cookie ?? '')) return undefined;
  const fromElsewhere = ['none', 'cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  return fromElsewhere ? { url: href('home', { language: 'en' }) + (query ?? ''), status: 302 } : undefined;
}
