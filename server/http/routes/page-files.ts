import { publicPages } from '#shared/site/public-routes.ts';
import { canonicalQuery } from '#shared/site/route-query.ts';
import { pageAt } from '#shared/site/urls.ts';

/** Pages whose forms a copy cannot serve: one file stands for each, whatever its query. */
export const staticPages = ['contact-us', 'receipt', 'verify', 'search'] as const;

export type StaticPage = (typeof staticPages)[number];

export const isStaticPage = (name: string): name is StaticPage => staticPages.some((each) => each === name);

/** The page of a URL without what does not change it; undefined where there is no page. */
export function pageUrlOf({ pathname, searchParams }: URL): string | undefined {
  const path = (decoded(pathname) ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
  const page = pageAt(path);
  if (!page) return undefined;
  const query = isStaticPage(page.name)
    ? ''
    : canonicalQuery(publicPages[page.name], searchParams.toString());
  return path + (query && `?${query}`);
}

/**
 * The file of a URL of this site, by a page's path, or of any other by its own: `/en/articles?page=2` is
 * `en/articles/page-2.html`. Undefined for a path that no file can have.
 */
export function fileOf(url: string): string | undefined {
  const [path = '', query] = url.split('?', 2);
  const names = path.split('/').slice(1).map(decoded);
  if (!names.every((name) => name !== undefined && !/[\\/:*?"<>|\p{Cc}]|^\.\.?$/u.test(name)))
    return undefined;
  const file = names.join('/');
  if (query) return `${file && `${file}/`}${query.replaceAll(/[=&]/g, '-')}.html`;
  return pageAt(path) ? `${file && `${file}/`}index.html` : file || undefined;
}

/** A link from one file to another, by way of the uppermost folder. */
export const linkTo = (from: string, to: string): string => upFrom(from) + linkFromTop(to);

/** The way from a file to the uppermost folder. */
export const upFrom = (file: string): string => '../'.repeat(file.split('/').length - 1);

/** A link from the uppermost folder to a file. */
export const linkFromTop = (file: string): string => file.split('/').map(encodeURIComponent).join('/');

/** Undefined for what is no UTF-8. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
