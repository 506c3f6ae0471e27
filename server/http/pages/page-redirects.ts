import type { IncomingHttpHeaders } from 'node:http';
import { isPagePath } from './page-paths.ts';

type Redirection = { address: string; status: 301 | 302 };

/**
 * Where a page's address leads instead of being shown, if anywhere. `/ar/…` is an older spelling of the address
 * without it, and neither a slash at the end nor capital letters make another page. On `/` alone the last choice of
 * language counts, and only for a visitor who comes from elsewhere: a link of the site itself means the language that
 * it leads to.
 */
export function redirection(url: string, headers: IncomingHttpHeaders): Redirection | undefined {
  const [path = '/', query] = url.split(/(?=\?)/, 2);
  // Slashes in a row would make another site's address of what follows, and browsers read a backslash as a slash
  const plain = `/${path.replace(/^\/ar(?=[\\/]|$)/, '').replace(/^[\\/]+|\/+$/g, '')}`;
  const lower = plain.toLowerCase();
  const address = (isPagePath(lower) ? lower : plain) + (query ?? '');
  if (address !== url) return { address, status: 301 };
  if (path !== '/' || !/(^|;\s*)(__Host-)?language=en(;|$)/.test(headers.cookie ?? '')) return undefined;
  const fromElsewhere = ['none', 'cross-site', 'same-site'].includes(String(headers['sec-fetch-site']));
  return fromElsewhere ? { address: `/en${query ?? ''}`, status: 302 } : undefined;
}
