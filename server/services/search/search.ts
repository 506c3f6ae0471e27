import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { firstCharacters, parseQuery, type Query } from '#shared/search/query.ts';
import { sections } from '#shared/site/sections.ts';
import { excludedBy } from '../search-index/condition.ts';
import { pageSection } from '../search-index/document-id.ts';
import { correctionsOf } from './corrections.ts';
import { countDocuments, countGroups, type FoundGroup } from './count-documents.ts';
import { findResults, type SearchResult } from './find-results.ts';
import { anyOf, newestFound, ranked, totalsOf } from './rank.ts';
import type { Filters, Scope } from './scope.ts';
import { suggest } from './suggestions.ts';
import type { createUnansweredQueries } from './unanswered-queries.ts';

export type SearchOptions = {
  language: Language;
  q: string;
  section?: string | undefined;
  year?: number | undefined;
  /** Announcements that are open, or those that are closed. */
  open?: boolean | undefined;
  /** The newest first; by default the best. */
  sort?: 'date' | undefined;
  /** Counts from 1. */
  page?: number | undefined;
  limit?: number | undefined;
};

/** The address of who searches: for limits alone, never stored. */
type Sender = { address: string };

export type Facets = {
  sections: { key: string; count: number }[];
  years: { year: number; count: number }[];
  open?: number;
  closed?: number;
};

type Parsed = { query: Query; scope: Scope };

/** The queries of what is public, as pages and calls have them. Nothing of a query is logged. */
export function createSearch(
  db: Kysely<Schema>,
  {
    unanswered,
    now,
  }: { unanswered: Pick<ReturnType<typeof createUnansweredQueries>, 'count'>; now: () => number },
) {
  /** A page of results. @param any of them where they are counted. */
  async function find(
    { language, q, sort, page = 1, limit = limits.pageItems, ...given }: SearchOptions,
    { query, scope }: Parsed,
    any: number | undefined,
    { address }: Sender,
  ) {
    const totals = await totalsOf(db, scope, query, any);
    const end = Math.min(page * limit, limits.maxSearchResults);
    const parts =
      sort === 'date'
        ? await newestFound(db, scope, query, end)
        : await ranked(db, scope, query, { totals, limit: end });
    const shown = parts.slice((page - 1) * limit, end);
    const results = await findResults(db, shown, { language, query, now: now() });
    const isPlain = page === 1 && Object.values(given).every((value) => value === undefined);
    if (totals.any === 0 && query.terms.length > 0 && isPlain) unanswered.count(language, q, address);
    return { totals, results };
  }

  function parsed({ language, q, section, year, open }: SearchOptions): Parsed {
    const query = parseQuery(withoutControls(q));
    return { query, scope: scopeOf(language, query, { section, year, open }, now()) };
  }

  /** Corrections where a word has no hit: then no document has all of them. */
  async function corrections(language: Language, q: string, query: Query, totals: { all: number }) {
    return totals.all > 0 ? [] : correctionsOf(db, language, withoutControls(q), query);
  }

  return {
    /** The data of the page of results. */
    async page(options: SearchOptions, sender: Sender) {
      const { language, q, page = 1 } = options;
      const { query, scope } = parsed(options);
      const facets = await facetsOf(scope, query);
      const { totals, results } = await find(options, { query, scope }, facets.total, sender);
      const pages = Math.ceil(Math.min(totals.any, limits.maxSearchResults) / limits.pageItems);
      const other = otherLanguage(language);
      return {
        query: { text: firstCharacters(q), truncated: query.truncated },
        results,
        total: totals.any,
        totalSome: totals.any - totals.all,
        page,
        pages,
        inOtherLanguage: {
          total: await totalOf({ ...scope, language: other }, query),
          path: pathOf(other, options),
        },
        facets: facets.facets,
        corrections: await corrections(language, q, query, totals),
        ...(totals.any === 0 && { newest: await newest(language) }),
      };
    },

    /** The response of the call. */
    async call(options: SearchOptions, sender: Sender) {
      const { query, scope } = parsed(options);
      const { totals, results } = await find(options, { query, scope }, undefined, sender);
      return {
        results: results.map(({ section, id, title, snippet, date, path }) => ({
          section,
          id,
          title: title.map(({ text }) => text).join(''),
          snippet,
          date,
          url: path,
        })),
        total: totals.any,
        suggestions: await corrections(options.language, options.q, query, totals),
        ...(query.truncated && { truncated: true as const }),
      };
    },

    /** Titles and references for what is being typed. */
    suggest: ({ language, q }: { language: Language; q: string }) =>
      suggest(db, language, withoutControls(q)),
  };

  async function totalOf(scope: Scope, query: Query): Promise<number> {
    const condition = anyOf(query);
    const [total = 0] = condition ? await countDocuments(db, scope, [condition]) : [];
    return total;
  }

  /** The results of each choice of a filter, counted with the other filters as they are, and their number. */
  async function facetsOf(scope: Scope, query: Query): Promise<{ facets: Facets; total: number }> {
    const condition = anyOf(query);
    if (!condition) return { facets: { sections: [], years: [] }, total: 0 };
    const open = { ...scope, section: undefined, year: undefined };
    const groups = await countGroups(db, open, condition);
    const inSection = groups.filter(({ section }) => (scope.section ?? section) === section);
    const inYear = groups.filter(({ year }) => (scope.year ?? year) === year);
    const bySection = Map.groupBy(inYear, ({ section }) => section);
    const byYear = Map.groupBy(inSection, ({ year }) => year);
    return {
      facets: {
        sections: sections.flatMap(({ key }) => {
          const own = bySection.get(key);
          return own ? [{ key, count: sumOf(own) }] : [];
        }),
        years: [...byYear]
          .filter(([year]) => year > 0)
          .map(([year, own]) => ({ year, count: sumOf(own) }))
          .toSorted((one, two) => two.year - one.year),
        ...(await openFacets(scope, query, new Set(bySection.keys()))),
      },
      total: sumOf(inSection.filter((group) => inYear.includes(group))),
    };
  }

  async function openFacets(scope: Scope, query: Query, found: ReadonlySet<string>) {
    const isPossible = sections.some(
      (section) =>
        hasDeadline(section) && (scope.section ?? section.key) === section.key && found.has(section.key),
    );
    if (!isPossible && scope.open === undefined) return {};
    const count = (open: OpenState) => totalOf({ ...scope, open }, query);
    return { open: await count('open'), closed: await count('closed') };
  }

  /** The newest items, where nothing is found. */
  async function newest(language: Language): Promise<SearchResult[]> {
    const rows = await db
      .selectFrom('search_document')
      .select('id')
      .where('language', '=', language)
      .where('section', '<>', pageSection)
      .where('file', 'is', null)
      .where('text_start', '=', 0)
      .orderBy('id', 'desc')
      .limit(limits.searchNewest)
      .execute();
    const parts = rows.map(({ id }) => ({ id, some: false }));
    return findResults(db, parts, { language, query: parseQuery(''), now: now() });
  }
}

const sumOf = (groups: readonly FoundGroup[]) => groups.reduce((sum, { total }) => sum + total, 0);

function scopeOf(
  language: Language,
  query: Query,
  { section, year, open }: Pick<SearchOptions, 'section' | 'year' | 'open'>,
  now: number,
): Scope {
  const filters: Filters = {
    section,
    year,
    open: open === undefined ? undefined : open ? 'open' : 'closed',
  };
  return { language, ...filters, excluded: excludedBy(query), at: new Date(now).toISOString() };
}

/** PostgreSQL takes no NUL, and neither engine has a use for what is not shown. */
const withoutControls = (text: string) => text.toWellFormed().replaceAll(/[\p{Cc}\uFFFD]/gu, ' ');

/** The same search in a language. */
function pathOf(language: Language, { q, section, year, open, sort }: SearchOptions): string {
  const values = {
    q: q.toWellFormed(),
    section,
    year: year?.toString(),
    open: open === undefined ? undefined : open ? '1' : '0',
    sort,
  };
  const query = Object.entries(values).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return `${language === 'ar' ? '' : `/${language}`}/search?${query.join('&')}`;
}
