import { type Language, locales } from '#shared/languages.ts';
import { message } from '#shared/messages/messages.ts';
import { numeral } from '#shared/numeral.ts';
import type { SearchFilters, SearchPage, SearchRequest } from '#shared/search/search-page.ts';
import { href } from '#shared/site/href.ts';
import { sections } from '#shared/site/sections.ts';

type Link = { text: string; path: string; current: boolean; count?: string };

/** Links of one kind, such as the years; the current one is the page itself. */
export type SearchLinks = { label: string; links: Link[] };

export type Request = Omit<SearchRequest, 'language'>;

/** The path of other results of the same query: each change begins at the first page. */
export function searchPath(
  language: Language,
  { q, open, ...request }: Request,
  change: Partial<Request> = {},
) {
  const state = 'open' in change ? change.open : open;
  const { page, ...rest } = { ...request, page: 1, ...change };
  return href('search', {
    language,
    q,
    ...rest,
    open: state === undefined ? undefined : state ? '1' : '0',
    page: page > 1 ? page : undefined,
  });
}

/** The name of a section, or of what is in none. */
export function sectionName(language: Language, name: string): string {
  const section = sections.find(({ key }) => key === name);
  return message(language, section ? `${section.key}.title` : 'search.pages');
}

const figures = (language: Language) => new Intl.NumberFormat(locales[language], { useGrouping: false });
/** Made once, as all formats. */
const years: Record<Language, Intl.NumberFormat> = { ar: figures('ar'), en: figures('en') };

function yearNumeral(language: Language, year: number): string {
  return years[language].format(year);
}

export function sortLinks(language: Language, request: Request): SearchLinks {
  const link = (text: string, sort: 'date' | undefined) => ({
    text,
    path: searchPath(language, request, { sort }),
    current: request.sort === sort,
  });
  return {
    label: message(language, 'search.sort'),
    links: [
      link(message(language, 'search.sort.best'), undefined),
      link(message(language, 'search.sort.date'), 'date'),
    ],
  };
}

/** The filters with their counts. One choice is none, but for the one that is made. */
export function filterLinks(
  language: Language,
  request: Request,
  { sections: ofSections, years: ofYears, open = 0, closed = 0 }: SearchPage['facets'],
): SearchLinks[] {
  const link = (text: string, change: SearchFilters, current: boolean, count: number) => ({
    text,
    path: searchPath(language, request, change),
    current,
    count: numeral(language, count),
  });
  const row = (label: string, none: SearchFilters, links: Link[]): SearchLinks[] => {
    const isChosen = links.some(({ current }) => current);
    const all = {
      text: message(language, 'search.all'),
      path: searchPath(language, request, none),
      current: !isChosen,
    };
    return links.length > 1 || isChosen ? [{ label, links: [all, ...links] }] : [];
  };
  return [
    ...row(
      message(language, 'search.sections'),
      { section: undefined },
      withChosen(
        ofSections.map(({ key, count }) => ({ value: key, count })),
        request.section,
      ).map(({ value, count }) =>
        link(sectionName(language, value), { section: value }, value === request.section, count),
      ),
    ),
    ...row(
      message(language, 'search.years'),
      { year: undefined },
      withChosen(
        ofYears.map(({ year, count }) => ({ value: year, count })),
        request.year,
      ).map(({ value, count }) =>
        link(yearNumeral(language, value), { year: value }, value === request.year, count),
      ),
    ),
    ...row(
      message(language, 'list.states'),
      { open: undefined },
      [
        { open: true, count: open, text: message(language, 'list.state.open') },
        { open: false, count: closed, text: message(language, 'list.state.closed') },
      ]
        .filter(({ open: state, count }) => count > 0 || request.open === state)
        .map(({ open: state, count, text }) => link(text, { open: state }, request.open === state, count)),
    ),
  ];
}

type Choice<Value> = { value: Value; count: number };

/** The choices with the one that is made, which may have no results. */
function withChosen<Value>(choices: Choice<Value>[], chosen: Value | undefined): Choice<Value>[] {
  if (chosen === undefined || choices.some(({ value }) => value === chosen)) return choices;
  return [...choices, { value: chosen, count: 0 }];
}

/** The filters of a request in words. */
export function filterNames(language: Language, { section, year, open }: Request): string[] {
  return [
    ...(section ? [sectionName(language, section)] : []),
    ...(year ? [yearNumeral(language, year)] : []),
    ...(open === undefined ? [] : [message(language, open ? 'list.state.open' : 'list.state.closed')]),
  ];
}
