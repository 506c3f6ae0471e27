import type { Services } from '#server/composition.ts';
import type { ContentItem } from '#shared/content/content-item.ts';
import { deadlineState } from '#shared/content/deadline/deadline.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { type Language, otherLanguage } from '#shared/languages.ts';
import { pageItems } from '#shared/limits.ts';
import { lexemesOf } from '#shared/search/lexemes.ts';
import { parseQuery, queryCharacters } from '#shared/search/query.ts';
import type { SearchPage, SearchRequest, SearchResult } from '#shared/search/search-page.ts';
import { markHits, snippet } from '#shared/search/snippet.ts';
import { href } from '#shared/site/href.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';
import { referenceOrder } from './reference-order.ts';

type Found = { section: SectionKey; item: ContentItem };

/** A search in memory over the items of a site, by the reference order: for tests of the page alone. */
export function searchStandIn({ content, deadlines }: Pick<Services, 'content' | 'deadlines'>) {
  const all = async (language: Language): Promise<Found[]> => {
    const lists = await Promise.all(
      sections.map(async ({ key }) => {
        const { items } = await content.list(key);
        return items.map((item) => ({ section: key, item }));
      }),
    );
    return lists.flat().filter(({ item }) => languagesOf(item).includes(language));
  };
  const yearOf = ({ item }: Found) => Number(item.created_at.slice(0, 4));
  const isOpen = ({ item }: Found) => {
    const state = deadlineState(item, deadlines.now());
    return state && state !== 'closed';
  };
  const ordered = (found: Found[], q: string, language: Language) =>
    referenceOrder(
      found.map((key) => ({
        key,
        date: Date.parse(key.item.created_at),
        title: lexemesOf(key.item[`title_${language}`]),
        reference: lexemesOf(key.item.reference ?? ''),
        text: lexemesOf(key.item[`description_${language}`]),
      })),
      parseQuery(q),
    );

  return {
    async page({ language, q, section, year, open, sort, page }: SearchRequest): Promise<SearchPage> {
      const query = parseQuery(q);
      const text = query.truncated ? q.slice(0, queryCharacters) : q;
      const found = ordered(await all(language), q, language);
      const chosen = found.filter(
        (each) =>
          (!section || each.section === section) &&
          (!year || yearOf(each) === year) &&
          (open === undefined || isOpen(each) === open),
      );
      if (sort === 'date')
        chosen.sort((one, other) => other.item.created_at.localeCompare(one.item.created_at));
      const words = (item: ContentItem) =>
        lexemesOf(`${item[`title_${language}`]} ${item[`description_${language}`]}`).words;
      const resultOf = ({ section: key, item }: Found): SearchResult => ({
        section: key,
        id: item.id,
        kind: 'item',
        path: href('section-detail', { section: key, id: item.id, language }),
        title: markHits(item[`title_${language}`], query),
        date: item[`date_${language}`],
        snippet: snippet(item[`description_${language}`], query, 160),
        some: query.terms.length > 1 && !query.terms.every(({ folded }) => words(item).includes(folded)),
      });
      const counted = <Key>(keyOf: (each: Found) => Key) =>
        [...Map.groupBy(found, keyOf)].map(([key, own]) => ({ key, count: own.length }));
      const results = chosen.map(resultOf);
      const sorted = [...results.filter(({ some }) => !some), ...results.filter(({ some }) => some)];
      const other = otherLanguage(language);
      return {
        query: { text, truncated: query.truncated },
        results: sorted.slice((page - 1) * pageItems, page * pageItems),
        total: chosen.length,
        totalSome: results.filter(({ some }) => some).length,
        page,
        pages: Math.ceil(chosen.length / pageItems),
        inOtherLanguage: {
          total: ordered(await all(other), q, other).length,
          path: href('search', { language: other, q: text }),
        },
        facets: {
          sections: counted((each) => each.section),
          years: counted(yearOf).map(({ key, count }) => ({ year: key, count })),
          open: found.filter((each) => isOpen(each) === true).length,
          closed: found.filter((each) => isOpen(each) === false).length,
        },
        corrections: [],
        ...(chosen.length === 0 && { newest: (await all(language)).slice(0, 3).map(resultOf) }),
      };
    },
  };
}
