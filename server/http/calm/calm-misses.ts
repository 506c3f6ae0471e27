import { programAt } from '#shared/site/program-at.ts';
import { publicPages } from '#shared/site/public-routes.ts';
import { pageAt } from '#shared/site/urls.ts';
import { readableUrl } from '../routes/readable-url.ts';

/** Paths with a number, and queries: there are as many as somebody invents. */
const countless = /\?|\/\d/;

/** True for the key of a response of which the site has a few in all: calm mode renders them. */
export const isOneOfFew = (key: string): boolean => !countless.test(key);

/** True for a URL that the framework would render for this request alone: a list by a query that is not the canonical one. */
export function isUncanonical(url: string): boolean {
  const [path = ''] = readableUrl(url).toLowerCase().split('?', 1);
  const bare = path.replace(/\.data$/, '');
  const page = pageAt(bare === '/_' ? '/' : bare);
  const route = page ? publicPages[page.name] : programAt(path)?.route;
  return route !== undefined && 'cached' in route;
}

/**
 * The items to which a page links: those of the few pages, the newest of each section, are rendered in calm mode as well.
 * @param html as the site writes it.
 */
export function linkedItems(html: string): string[] {
  return [...html.matchAll(/ href="(\/[\w/-]+\/\d+\/\w+)"/g)].map(([, path = '']) => path);
}
