import { defaultLanguage, type Language, languages } from '../languages.ts';
import { everyPage } from './every-page.ts';
import { urlOf } from './href.ts';
import { type PageKey, type PublicPage, publicPages } from './public-routes.ts';
import type { Section } from './sections.ts';

/** A public page's URL, taken apart. */
export type PageUrl =
  | { name: PageKey; language: Language; section?: undefined; id?: undefined }
  | { name: Exclude<PublicPage, PageKey>; language: Language; section: Section; id?: string | undefined };

/** Stands for an id: no URL holds it. */
const anyId = ' ';

const pages = new Map(
  everyPage.flatMap(({ name, pattern, section }) =>
    languages.map((language) => [
      urlOf({ pattern }, { language, section: section?.key, id: anyId }),
      { name, language, section } as PageUrl,
    ]),
  ),
);

/** The page of a path, which is decoded and in lower case; undefined where there is none. */
export function pageAt(path: string): PageUrl | undefined {
  const [, above = '', id, below = ''] = /^(.*\/)([^/]+)(\/[^/]+)$/.exec(path) ?? [];
  const item = pages.get(above + anyId + below);
  return item ? ({ ...item, id } as PageUrl) : pages.get(path);
}

/** Prefix or suffix of English URLs; unknown paths with one get an English page. */
const english = /^\/en(?:\/|$)|^\/[^/]+\/[^/]+\/en$/i;

/** The language in which a path is shown. */
export function urlLanguage(pathname: string): Language {
  return english.test(pathname) ? 'en' : defaultLanguage;
}

/** The page of a path as a browser has it, with capitals or a slash at its end; the home page where it is of none. */
export function pageOf(pathname: string): PageUrl {
  const page = pageAt(pathname.toLowerCase().replace(/\/$/, '') || '/');
  return page ?? { name: 'home', language: urlLanguage(pathname) };
}

/** The same page in a language. */
export function urlInLanguage(pathname: string, language: Language): string {
  const { name, section, id } = pageOf(pathname);
  return urlOf(publicPages[name], { language, section: section?.key, id });
}

/** The section whose list or item a path shows. Throws for any other path. */
export function sectionAt(pathname: string): Section {
  const { section } = pageOf(pathname);
  if (!section) throw new Error('no section');
  return section;
}
