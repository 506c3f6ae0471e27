import type { TestedDefect } from '../../defect.ts';
import { inBrowser, inStyle, inVitest } from './row.ts';

/** Defects of the search page and of its field. */
export const searchDefects: TestedDefect[] = [
  inVitest(
    'A host that follows every filter of the search is never slowed down',
    ['limitSearches', 'if (wait === undefined) return;', 'return;'],
    'server/http/pages/search-pages.test.ts',
  ),
  inVitest(
    'The dearest queries of one host take all of a processor',
    ['limitSearches', 'left > 0', 'false'],
    'server/http/limits/search-limits.test.ts',
  ),
  inVitest(
    'Invented addresses of data render any page of results',
    ['pageWithData', 'page.route.cached ? page.url : undefined', 'page.url'],
    'server/http/pages/search-pages.test.ts',
  ),
  inVitest(
    'Crawlers follow every filter of the search',
    ['ChoiceLinks', 'rel="nofollow"', 'rel={undefined}'],
    'tests/search-page.test.ts',
  ),
  inVitest(
    'A filter of the search drops the other ones',
    [
      'searchPath',
      'const { page, ...rest } = { ...request, page: 1, ...change };',
      'const { page, ...rest } = { page: 1, ...change };',
    ],
    'app/blocks/search/search-view.test.ts',
  ),
  inVitest(
    'Many results have no second page',
    ['searchView', 'pages > 1 && page <= pages', 'false'],
    'app/blocks/search/search-view.test.ts',
  ),
  inVitest(
    'A query for complaints leads to no form',
    ['namedPages', 'if (query.terms.length + query.phrases.length === 0) return [];', 'return [];'],
    'app/blocks/search/search-view.test.ts',
  ),
  inBrowser(
    'The keys of the caret leave a suggestion active',
    ['createSuggestionList', '["ArrowLeft", "ArrowRight", "Home", "End"].includes(key)', 'false'],
    'search › suggestions are chosen with the keyboard',
  ),
  inStyle(
    'Suggestions push the page down',
    ['search/suggestions.css', '.suggestions { position: static; }'],
    'search › suggestions are chosen with the keyboard',
  ),
];
