import { defaultLanguage, type Language, languages } from '#shared/languages.ts';
import { everyPage } from '#shared/site/every-page.ts';
import { href, routeHref, urlOf } from '#shared/site/href.ts';
import { publicPages, publicPrograms } from '#shared/site/public-routes.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { type Xml, xml, xmlDeclaration } from '#shared/xml.ts';
import { newest } from './latest.ts';

type StoredItem = { section: SectionKey; id: number; updated_at: string; languages: Language[] };

/** A page or an item: its path per language, and its last modification if known. */
export type SitemapUrl = { paths: Partial<Record<Language, string>>; updated_at?: string | undefined };

/** The protocol allows 50,000 URLs a file; a page has one per language. */
const urlsPerPart = 50_000 / languages.length;

/** Pages per streamed chunk: small enough for memory, large enough for the network. */
const urlsPerChunk = 200;

/** The pages and the lists, but for those that no search engine indexes; each item of the details is a place of its own. */
const unlisted = ['section-detail', 'search', 'receipt'];
const pagesAndLists = everyPage.filter(({ name }) => !unlisted.includes(name));

/** Number of sitemap files of the protocol's size. */
export function partCount(items: StoredItem[]): number {
  return Math.ceil((pagesAndLists.length + items.length) / urlsPerPart);
}

/** A part of the site, counted from 1; empty beyond the last. Pages come first, then lists, then items. */
export function sitemapUrls(items: StoredItem[], part: number): SitemapUrl[] {
  const bySection = Map.groupBy(items, (item) => item.section);
  const all: (SitemapUrl | StoredItem)[] = [
    ...pagesAndLists.map(({ name, section }) => ({
      paths: pathsIn(languages, (language) => urlOf(publicPages[name], { language, section: section?.key })),
      ...(section && { updated_at: newest(bySection.get(section.key) ?? []) }),
    })),
    ...items,
  ];
  const end = part * urlsPerPart;
  const chosen = all.slice(Math.max(0, end - urlsPerPart), end);
  return chosen.map((place) => ('section' in place ? placeOfItem(place) : place));
}

function placeOfItem({ section, id, updated_at, languages: own }: StoredItem): SitemapUrl {
  return {
    paths: pathsIn(own, (language) => href('section-detail', { section, id, language })),
    updated_at,
  };
}

function pathsIn(own: readonly Language[], pathIn: (language: Language) => string): SitemapUrl['paths'] {
  return Object.fromEntries(own.map((language) => [language, pathIn(language)]));
}

/** The sitemap of some places, in chunks: each place in its languages, each naming the other. */
export function* urlSet(publicUrl: string, positions: SitemapUrl[]): Generator<string> {
  yield `${xmlDeclaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
  xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  for (let start = 0; start < positions.length; start += urlsPerChunk) {
    const chunk = positions.slice(start, start + urlsPerChunk);
    yield chunk.flatMap((place) => urls(publicUrl, place).map((url) => url.markup)).join('');
  }
  yield '</urlset>\n';
}

/** The sitemap index of `/sitemap-1.xml` and on, for a site with too many pages for one. */
export function sitemapIndex(publicUrl: string, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) =>
      xml`<sitemap><loc>${publicUrl}${routeHref(publicPrograms['sitemap-part'], { part: index + 1 })}</loc></sitemap>\n`,
  );
  const index = xml`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}</sitemapindex>\n`;
  return xmlDeclaration + index.markup;
}

function urls(publicUrl: string, { paths, updated_at }: SitemapUrl): Xml[] {
  const addresses = languages.flatMap((language) => {
    const path = paths[language];
    return path === undefined ? [] : [{ language, address: xml`${publicUrl}${path}` }];
  });
  const inDefault = addresses.find(({ language }) => language === defaultLanguage) ?? addresses[0];
  const alternate = (hreflang: string, url: Xml) =>
    xml`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`;
  const alternates = [
    ...addresses.map(({ language, address }) => alternate(language, address)),
    ...(inDefault ? [alternate('x-default', inDefault.address)] : []),
  ];
  const changed = updated_at ? xml`<lastmod>${updated_at}</lastmod>` : [];
  return addresses.map(({ address }) => xml`<url><loc>${address}</loc>${changed}${alternates}</url>\n`);
}
