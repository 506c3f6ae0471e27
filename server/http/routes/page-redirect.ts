import type { IncomingHttpHeaders } from 'node:http';
import { href } from '#shared/site/href.ts';
import { isPagePath } from './page-path.ts';

type Redirect = { url: string; status: 301 | 302 };

/**
 * The redirect that answers for a page's URL, if any. `/ar/…` is an older spelling of the path without it, and neither
 * a slash at the end nor capital letters make another page. On `/` alone the chosen language counts, and only for a
 * visitor who comes from elsewhere: a link of the site itself means the language that it leads to.
 */
export function redirectOf(url: string, headers: IncomingHttpHeaders): Redirect | undefined {
  const [path = '/', query] = url.split(/(?=\?)/, 2);
  // Slashes in a row would make the rest another site's URL, and browsers read a backslash as a slash
  const plain = `/${path.replace(/^\/ar(?=[\\/]|$)/, '').replace(/^[\\/]+|\/+$/g, '')}`;
  const lower = plain.toLowerCase();
  const target = (isPagePath(lower) ? lower : plain) + (query ?? '');
  if (target !== url) return { url: target, status: 301 };
  if (path !== '/' || !/(^|;\s*)(__Host-)?language=en(;|$)/.test(headers.cookie ?? '')) return undefined;
  const fromElsewhere = ['none', 'cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  return fromElsewhere ? { url: href('home', { language: 'en' }) + (query ?? ''), status: 302 } : undefined;
}
