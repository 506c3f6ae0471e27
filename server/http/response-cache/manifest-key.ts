import { unknownUrl } from '#server/http/routes/readable-url.ts';
import { languages } from '#shared/languages.ts';
import { everyPage } from '#shared/site/every-page.ts';
import { urlOf } from '#shared/site/href.ts';
import { publicPages } from '#shared/site/public-routes.ts';

/** A URL of every public page there is, an item's for all of its section. */
const everyUrl = [
  ...everyPage.flatMap(({ name, section }) =>
    languages.map((language) => urlOf(publicPages[name], { language, section: section?.key, id: 1 })),
  ),
  ...languages.map(unknownUrl),
];

/** Public pages, and paths above one: the framework also asks for `/tender` and `/tender/1` of `/tender/1/ar`. */
const publicPaths = new Set(
  everyUrl.flatMap((url) =>
    url.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || '/'),
  ),
);

/**
 * One URL for all requests of public pages' routes, whichever a page links to: the response holds all of them.
 * Undefined if another route is requested, which only the framework knows.
 * @param query of `/__manifest`, as the framework's script writes it.
 */
export function manifestUrl(query: string): string | undefined {
  const requested = new URLSearchParams(query);
  const [paths = '', version = ''] = ['paths', 'version'].map((name) => requested.get(name) ?? undefined);
  if (requested.size !== 2 || !/^[\w-]{1,64}$/.test(version) || !paths.split(',').every(isPublic))
    return undefined;
  return `/__manifest?${new URLSearchParams({ paths: everyUrl.join(','), version })}`;
}

/** Ids are all alike to the routes. */
function isPublic(path: string): boolean {
  return publicPaths.has(path.replace(/\/\d+(?=\/|$)/, '/1'));
}
