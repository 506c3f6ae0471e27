import type { SearchPage, SearchResult } from '#shared/search/search-page.ts';

/** A result, with these differences. */
export const result = (change: Partial<SearchResult> = {}): SearchResult => ({
  section: 'tenders',
  id: 7,
  kind: 'item',
  path: '/tender/7/ar',
  title: [
    { text: 'إعلان ', hit: false },
    { text: 'المُناقصة', hit: true },
    { text: ' T-2026/11', hit: false },
  ],
  date: '١ تشرين الثاني ٢٠٢٦',
  snippet: [{ text: 'نصّ', hit: false }],
  some: false,
  ...change,
});

/** A page with one result, with these differences. */
export const found = (change: Partial<SearchPage> = {}): SearchPage => ({
  query: { text: 'مناقصة', truncated: false },
  results: [result()],
  total: 1,
  totalSome: 0,
  page: 1,
  pages: 1,
  inOtherLanguage: { total: 0, path: '/en/search?q=x' },
  facets: { sections: [{ key: 'tenders', count: 1 }], years: [{ year: 2026, count: 1 }] },
  corrections: [],
  ...change,
});
