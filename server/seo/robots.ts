import { routeHref } from '#shared/site/href.ts';
import { publicPrograms } from '#shared/site/public-routes.ts';

const calls = routeHref(publicPrograms['call'], { path: '' });
const languageChoice = routeHref(publicPrograms['language-choice'], { path: '' });
const sitemap = routeHref(publicPrograms['sitemap'], {});

/**
 * `/robots.txt` (RFC 9309): all pages may be crawled; API calls and the choice of a language may not. Hidden paths are
 * not listed.
 */
export function robots(publicUrl: string): string {
  return `User-agent: *\nDisallow: ${calls}\nDisallow: ${languageChoice}\n\nSitemap: ${publicUrl}${sitemap}\n`;
}
