import type { IncomingMessage } from 'node:http';
import { isPagePath } from '#server/http/pages/page-paths.ts';
import { redirection } from '#server/http/pages/page-redirects.ts';
import { readableUrl, unknownAddress } from '#server/http/pages/readable-url.ts';
import { languages, localPath } from '#shared/languages.ts';
import { pages } from '#shared/site/pages.ts';
import { sections } from '#shared/site/sections.ts';
import { addressLanguage } from '#shared/site/urls.ts';
import { manifestAddress } from './manifest-key.ts';

/** An answer that can be kept: the address that makes it, and the one status with which it is good for others too. */
export type Kept = { key: string; url: string; kind: 'page' | 'file' | 'other'; status: 200 | 404 };

// The contact page asks each visitor a question of their own
const { 'contact-us': _ownToEach, ...keptPages } = pages;

const inner = [...Object.values(keptPages), ...sections.map(({ list }) => list)];
const pagePaths = new Set(languages.flatMap((language) => inner.map((path) => localPath(language, path))));
const listPaths = new Set(
  languages.flatMap((language) => sections.map(({ list }) => localPath(language, list))),
);
const details = new Set<string>(sections.map(({ detail }) => detail));
const detailPath = /^(\/[a-z-]+)\/[1-9]\d{0,8}\/(?:ar|en)$/;

const calls = new Set([
  ...sections.map(({ calls: { list } }) => `/api/${list}`),
  ...['about-manager-main', 'about-manager-details', 'managers'].map((name) => `/api/${name}`),
]);
const itemCalls = new Set<string>(sections.map(({ calls: { item } }) => `/api/${item}`));
const itemCall = /^(\/api\/[a-z-]+)\/[1-9]\d{0,8}$/;

/** Queries that make another answer, in the one spelling that is kept. */
const listQuery = /^limit=[1-9]\d{0,2}(?:&page=[1-9]\d{0,5})?(?:&language=(?:ar|en))?$/;
const pageQuery = /^page=[1-9]\d{0,5}$/;
const dataQuery = /^(?:page=[1-9]\d{0,5}&)?(?:_routes=[\w%./-]{1,200})?$/;

const pageData = /^\/page-data\/[\w-]{22}$/;

const builtFile = /^\/assets\/[\w-][\w.-]*$/;

const discovery =
  /^\/(?:sitemap(?:-\d{1,4})?\.xml|robots\.txt|manifest-(?:ar|en)\.webmanifest|\.well-known\/security\.txt|feed\/[a-z-]+\/(?:ar|en)\.xml)$/;

/** Paths that begin so are of no page, and their routes alone know whether there is something. */
const routed = new Set([
  'api',
  'assets',
  'feed',
  'language',
  'healthz',
  'metrics',
  'page-data',
  'readyz',
  'storage',
  '__manifest',
]);

/** What an address may hold that the router does not read as it stands (`..`, `\`, `//`), and endings that have routes. */
const unclear = /^[^/]|[\\#?;]|\/\/|\/\.{1,2}(?:\/|$)|\/$|\.data$|^\/sitemap-[^/]*\.xml$/;

/**
 * Under which name the answer to a request is kept, if it is: whatever is public, is the same for everybody and has one
 * of our own addresses. A query that means nothing to a page makes no other page, and all unknown paths of a language
 * are one: nobody fills the memory by inventing addresses.
 */
export function keptAddress(
  { url: asked = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  files: ReadonlySet<string> = new Set(),
): Kept | undefined {
  const url = readableUrl(asked);
  const [path = '/', query = ''] = url.split(/\?(.*)/s, 2);
  const good = { url, kind: 'other', status: 200 } as const;
  if (path === '/' && redirection(url, headers)) return undefined;
  if (pagePaths.has(path) || isDetail(path)) {
    const kept = listPaths.has(path) && pageQuery.test(query) ? `${path}?${query}` : path;
    return { ...good, key: kept, url: kept, kind: 'page' };
  }
  if (builtFile.test(path) || files.has(path)) return { ...good, key: path, url: path, kind: 'file' };
  if (path.endsWith('.data')) return isData(path, query) ? { ...good, key: url } : undefined;
  if (calls.has(path)) return query === '' || listQuery.test(query) ? { ...good, key: url } : undefined;
  // Whatever the query says: only what has this hash is answered
  if (pageData.test(path)) return { ...good, key: path };
  if (isItemCall(path) || discovery.test(path)) return { ...good, key: path, url: path };
  const manifest = path === '/__manifest' ? manifestAddress(query) : undefined;
  if (manifest) return { ...good, key: manifest, url: manifest };
  if (!isUnknown(path) || redirection(url, headers)) return undefined;
  const address = unknownAddress(addressLanguage(path));
  return { key: address, url: address, kind: 'page', status: 404 };
}

/** Whether no route can have this path, however it is spelled: the router decodes, and takes capitals for small. */
function isUnknown(path: string): boolean {
  try {
    const plain = decodeURIComponent(path).toLowerCase();
    const [, first = ''] = plain.split('/', 2);
    return !unclear.test(plain) && !routed.has(first) && !isPagePath(plain);
  } catch {
    return false;
  }
}

function isDetail(path: string): boolean {
  return details.has(detailPath.exec(path)?.[1] ?? '');
}

function isItemCall(path: string): boolean {
  return itemCalls.has(itemCall.exec(path)?.[1] ?? '');
}

/** What the browser fetches of a page when it goes there by itself. */
function isData(path: string, query: string): boolean {
  const page = path === '/_.data' ? '/' : path.replace(/\.data$/, '');
  return dataQuery.test(query) && (pagePaths.has(page) || isDetail(page));
}
