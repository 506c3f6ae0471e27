import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import { hasDeadline } from '#shared/content/fields/deadline-fields.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import { parseQuery, type Query, queryCharacters } from '#shared/search/query.ts';
import { sections } from '#shared/site/sections.ts';
import { pageSection } from '../search-index/document-id.ts';
import { excludedBy, widest } from './condition.ts';
import { correctionsOf } from './corrections.ts';
import { countBy, countDocuments, type Filters, type Scope } from './find-documents.ts';
import { findResults, type SearchResult } from './find-results.ts';
import { newestFound, ranked, totalsOf } from './rank.ts';
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

export type Facets = {
  sections: { key: string; count: number }[];
  years: { year: number; count: number }[];
  open?: number;
  closed?: number;
};

/** The queries of what is public, as pages and calls have them. Nothing of a query is logged. */
export function createSearch(
  db: Kysely<Schema>,
  {
    unanswered,
    now,
  }: { unanswered: Pick<ReturnType<typeof createUnansweredQueries>, 'count'>; now: () => number },
) {
  /** A page of results, and how many there are. */
  async function find({
    language,
    q,
    sort,
    page = 1,
    limit = limits.searchPageResults,
    ...given
  }: SearchOptions) {
    const query = parseQuery(withoutControls(q));
    const scope = scopeOf(language, query, given, now());
    const totals = await totalsOf(db, scope, query);
    const end = Math.min(page * limit, limits.maxSearchResults);
    const parts =
      sort === 'date'
        ? await newestFound(db, scope, query, end)
        : await ranked(db, scope, query, { totals, limit: end });
    const shown = parts.slice((page - 1) * limit, end);
    const results = await findResults(db, shown, { language, query, now: now() });
    const isPlain = page === 1 && Object.values(given).every((value) => value === undefined);
    if (totals.any === 0 && query.terms.length > 0 && isPlain) unanswered.count(language, q);
    return { query, scope, totals, results };
  }

  /** Corrections where a word has no hit: then no document has all of them. */
  async function corrections(language: Language, q: string, query: Query, totals: { all: number }) {
    return totals.all > 0 ? [] : correctionsOf(db, language, withoutControls(q), query);
  }

  return {
    /** The data of the page of results. */
    async page(options: SearchOptions) {
      const { language, q, page = 1 } = options;
      const { query, scope, totals, results } = await find(options);
      const pages = Math.ceil(Math.min(totals.any, limits.maxSearchResults) / limits.searchPageResults);
      const other = otherLanguage(language);
      return {
        query: { text: q.slice(0, 2 * queryCharacters), truncated: query.truncated },
        results,
        total: totals.any,
        totalSome: totals.any - totals.all,
        page,
        pages,
        inOtherLanguage: {
          total: await totalOf({ ...scope, language: other }, query),
          path: pathOf(other, options),
        },
        facets: await facetsOf(scope, query),
        corrections: await corrections(language, q, query, totals),
        ...(totals.any === 0 && { newest: await newest(language) }),
      };
    },

    /** The response of the call. */
    async call(options: SearchOptions) {
      const { query, totals, results } = await find(options);
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
    const condition = widest(query, 'any') ?? widest(query, 'all');
    return condition ? countDocuments(db, scope, { condition, reach: 'files' }) : 0;
  }

  /** The results of each choice of a filter, counted with the other filters as they are. */
  async function facetsOf(scope: Scope, query: Query): Promise<Facets> {
    const condition = widest(query, 'any') ?? widest(query, 'all');
    if (!condition) return { sections: [], years: [] };
    const reached = { condition, reach: 'files' } as const;
    const bySection = await countBy(db, { ...scope, section: undefined }, reached, 'section');
    const byYear = await countBy(db, { ...scope, year: undefined }, reached, 'year');
    const open = await openFacets(scope, query, new Set(bySection.keys()));
    return {
      sections: sections.flatMap(({ key }) => {
        const count = bySection.get(key);
        return count ? [{ key, count }] : [];
      }),
      years: [...byYear]
        .filter(([year]) => year > 0)
        .map(([year, count]) => ({ year, count }))
        .toSorted((one, two) => two.year - one.year),
      ...open,
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
