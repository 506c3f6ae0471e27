import { excerpt } from '#shared/excerpt.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { catalogue } from '#shared/messages/catalogue.ts';
import { message } from '#shared/messages/messages.ts';
import { inPluralForm } from '#shared/messages/plural-form.ts';
import { numeral } from '#shared/numeral.ts';
import type { SearchPage, SearchResult } from '#shared/search/search-page.ts';
import { entryHref, href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';
import { namedPages } from './named-pages.ts';
import {
  filterLinks,
  filterNames,
  type Request,
  type SearchLinks,
  searchPath,
  sectionName,
  sortLinks,
} from './search-links.ts';

export type PlainLink = { text: string; path: string };

export type ResultView = Pick<SearchResult, 'path' | 'title' | 'snippet' | 'date' | 'closing'> & {
  key: string;
  section: string;
  /** In an order without regard to the words: a mark where some are missing. */
  some: string | undefined;
  file: { label: string; name: string; path: string } | undefined;
};

/** Results below a heading; the first heading is for screen readers alone. */
export type ResultGroup = { heading: string; isHidden: boolean; results: ResultView[] };

type LinkList = { label: string; links: PlainLink[] };

/** The texts and links of the search page: the server makes them, so that no page carries the script. */
export type SearchView = ReturnType<typeof searchView>;

/** The page before anything is searched for. */
export function startView(language: Language) {
  const hints = (['words', 'phrase', 'without', 'reference'] as const).map((name) =>
    message(language, `search.hint.${name}`),
  );
  return {
    heading: message(language, 'search.hints'),
    hints,
    shortcut: message(language, 'search.shortcut'),
    browse: sectionLinks(language),
  };
}

/** A page of results, or why there are none and where to go on. */
export function searchView(language: Language, request: Request, found: SearchPage) {
  const { query, results, total, totalSome, page, pages, inOtherLanguage, facets, corrections } = found;
  const count = (key: string, number: number) => inPluralForm(language, catalogue[language], key, number);
  const filters = filterNames(language, request);
  const other = otherLanguage(language);
  const named =
    page === 1 && filters.length === 0 ? namedPages(language, request.q, total === totalSome) : [];
  return {
    truncated: query.truncated ? message(language, 'search.truncated') : '',
    count: total > 0 ? count('search.count', total) : '',
    elsewhere: inOtherLanguage.total > 0 && {
      text: count('search.elsewhere', inOtherLanguage.total),
      path: inOtherLanguage.path,
      language: other,
    },
    corrections: corrections.length > 0 && {
      label: message(language, 'search.correction'),
      links: corrections.map((q) => ({ text: q, path: href('search', { language, q }) })),
    },
    named: named.length > 0 && { label: message(language, 'search.named'), links: named },
    filtered: filters.length > 0 && {
      label: message(language, 'search.only'),
      names: filters,
      clear: {
        text: message(language, 'search.clear'),
        path: href('search', { language, q: request.q, sort: request.sort }),
      },
    },
    groups: request.sort === 'date' ? byDate(language, results) : byWords(language, results, totalSome),
    sort: total > 1 ? sortLinks(language, request) : undefined,
    filters: {
      heading: message(language, 'search.filters'),
      rows: total > 0 || filters.length > 0 ? filterLinks(language, request, facets) : ([] as SearchLinks[]),
    },
    paging: pages > 1 && page <= pages ? pagingView(language, request, page, pages) : undefined,
    nothing: results.length === 0 ? nothingView(language, request, found, filters.length > 0) : undefined,
  };
}

/** Results with all words, then those with some. */
function byWords(language: Language, results: SearchResult[], totalSome: number): ResultGroup[] {
  const views = (some: boolean) =>
    results.filter((result) => result.some === some).map((result) => resultView(language, result));
  const heading = `${message(language, 'search.some')} (${numeral(language, totalSome)})`;
  return [
    { heading: message(language, 'search.results'), isHidden: true, results: views(false) },
    { heading, isHidden: false, results: views(true) },
  ].filter((group) => group.results.length > 0);
}

/** All results in one order, a mark where words are missing. */
function byDate(language: Language, results: SearchResult[]): ResultGroup[] {
  const mark = message(language, 'search.someHere');
  const views = results.map((result) => ({
    ...resultView(language, result),
    some: result.some ? mark : undefined,
  }));
  return views.length > 0
    ? [{ heading: message(language, 'search.results'), isHidden: true, results: views }]
    : [];
}

function resultView(language: Language, result: SearchResult): ResultView {
  const { section, path, title, snippet, date, closing, file } = result;
  return {
    // An item may be found in several of its files
    key: file ? file.path : path,
    section: sectionName(language, section),
    path,
    title,
    snippet,
    date,
    closing,
    some: undefined,
    file: file && { ...file, label: message(language, 'search.file') },
  };
}

function pagingView(language: Language, request: Request, page: number, pages: number) {
  const at = (number: number, key: 'search.previous' | 'search.next') =>
    number >= 1 && number <= pages
      ? { text: message(language, key), path: searchPath(language, request, { page: number }) }
      : undefined;
  return {
    label: message(language, 'search.paging'),
    position: message(language, 'search.page', {
      page: numeral(language, page),
      pages: numeral(language, pages),
    }),
    previous: at(page - 1, 'search.previous'),
    next: at(page + 1, 'search.next'),
  };
}

function nothingView(language: Language, request: Request, found: SearchPage, isFiltered: boolean) {
  const { query, total, newest = [] } = found;
  // Behind the last page there is nothing, though there are results
  if (total > 0)
    return {
      text: message(language, 'search.beyond'),
      action: { text: message(language, 'search.first'), path: searchPath(language, request) },
    };
  if (isFiltered) return { text: message(language, 'search.nothingFiltered') };
  return {
    text: message(language, 'search.nothing', { text: quotedQuery(query.text) }),
    advice: message(language, 'search.advice'),
    browse: sectionLinks(language),
    newest: newest.length > 0 && {
      heading: message(language, 'search.newest'),
      isHidden: false,
      results: newest.map((result) => resultView(language, result)),
    },
  };
}

function sectionLinks(language: Language): LinkList {
  return {
    label: message(language, 'search.browse'),
    links: sections.map(({ key }) => ({
      text: sectionName(language, key),
      path: entryHref(key, language),
    })),
  };
}

/** A query in a message: its beginning, in its own direction. */
export function quotedQuery(text: string): string {
  return `\u2068${excerpt(text, limits.shownQueryCharacters)}\u2069`;
}
