import { expect, test } from 'vitest';
import type { Language } from '#shared/languages.ts';
import type { SearchPage, SearchRequest } from '#shared/search/search-page.ts';
import { found, result } from '#tests/search/found-results.ts';
import { type SearchView, searchView } from './search-view.ts';

const request = { q: 'مناقصة', page: 1 };

const viewOf = (language: Language, change: Partial<SearchPage>, requested: Partial<SearchRequest> = {}) =>
  searchView(language, { ...request, ...requested }, found(change));

const linksOf = ({ filters }: SearchView) =>
  filters.rows.map(({ label, links }) => [
    label,
    ...links.map(({ text, path, current, count }) =>
      [text, count, current ? '*' : decodeURIComponent(path)].filter(Boolean).join(' '),
    ),
  ]);

test('filters have counts; each keeps the others, begins at the first page, and can be taken back', () => {
  const facets: SearchPage['facets'] = {
    sections: [
      { key: 'tenders', count: 12 },
      { key: 'articles', count: 3 },
    ],
    years: [
      { year: 2026, count: 9 },
      { year: 2025, count: 6 },
    ],
    open: 1,
    closed: 0,
  };
  const view = viewOf('en', { facets, total: 9, page: 3 }, { year: 2026, sort: 'date', page: 3 });
  const q = '/en/search?q=مناقصة';
  expect(linksOf(view)).toEqual([
    [
      'Section',
      'All *',
      `Tender announcements 12 ${q}&section=tenders&year=2026&sort=date`,
      `Articles 3 ${q}&section=articles&year=2026&sort=date`,
    ],
    ['Year of publication', `All ${q}&sort=date`, '2026 9 *', `2025 6 ${q}&year=2025&sort=date`],
  ]);
  expect(view.filtered && [view.filtered.names, decodeURIComponent(view.filtered.clear.path)]).toEqual([
    ['2026'],
    `${q}&sort=date`,
  ]);
  expect(view.sort?.links.map(({ current }) => current)).toEqual([false, true]);
});

test('a filter that finds nothing is shown with 0, so that it can be taken back', () => {
  const view = viewOf(
    'ar',
    { results: [], total: 0, pages: 0, facets: { sections: [], years: [], open: 0, closed: 4 } },
    { section: 'studies', open: true },
  );
  expect(linksOf(view)).toEqual([
    ['القسم', 'الكل /search?q=مناقصة&open=1', 'دراسات ٠ *'],
    [
      'حالة الإعلان',
      'الكل /search?q=مناقصة&section=studies',
      'التقديم مفتوح ٠ *',
      'انتهى التقديم ٤ /search?q=مناقصة&section=studies&open=0',
    ],
  ]);
  expect(view.nothing).toEqual({ text: 'لا نتائج ضمن هذا الاختيار.' });
});

test('results with some of the words come below their heading, with their number', () => {
  const some = result({ id: 8, some: true });
  const { groups } = viewOf('en', { results: [result(), some], total: 40, totalSome: 31 });
  expect(groups.map(({ heading, isHidden, results }) => [heading, isHidden, results.length])).toEqual([
    ['Results', true, 1],
    ['Results with some of your words (31)', false, 1],
  ]);
});

test('by date they stand in one list, those that lack a word with a mark', () => {
  const results = [result({ id: 8, section: 'page', some: true }), result()];
  const { groups } = viewOf('en', { results, total: 2, totalSome: 1 }, { sort: 'date' });
  expect(groups.map((group) => group.results.map(({ section, some }) => [section, some]))).toEqual([
    [
      ['Pages of this site', 'Some of your words'],
      ['Tender announcements', undefined],
    ],
  ]);
});

test('of many results each page leads to its neighbours', () => {
  const view = viewOf('ar', { total: 4_000, page: 2, pages: 334 }, { page: 2 });
  expect(view.count).toBe('٤٬٠٠٠ نتيجة');
  expect(view.paging).toMatchObject({
    position: 'الصفحة ٢ من ٣٣٤',
    previous: { path: `/search?q=${encodeURIComponent('مناقصة')}` },
    next: { path: `/search?q=${encodeURIComponent('مناقصة')}&page=3` },
  });
  expect(viewOf('ar', { page: 1, pages: 334 }).paging?.previous).toBeUndefined();
  expect(viewOf('ar', { page: 334, pages: 334 }).paging?.next).toBeUndefined();
  expect(viewOf('ar', {}).paging).toBeUndefined();
});

test('behind the last page there is a way to the first', () => {
  const { nothing, paging } = viewOf('en', { results: [], total: 30, page: 9, pages: 3 }, { page: 9 });
  expect([nothing?.text, nothing?.action?.path, paging]).toEqual([
    'There are no results on this page.',
    `/en/search?q=${encodeURIComponent('مناقصة')}`,
    undefined,
  ]);
});

test('without a result there are corrections, sections and the newest items', () => {
  const { corrections, nothing, count, sort } = viewOf('en', {
    query: { text: 'tendr', truncated: false },
    results: [],
    total: 0,
    pages: 0,
    corrections: ['tender', 'tended'],
    newest: [result()],
  });
  expect(corrections && corrections.links).toEqual([
    { text: 'tender', path: '/en/search?q=tender' },
    { text: 'tended', path: '/en/search?q=tended' },
  ]);
  expect(nothing?.text).toBe('Nothing was found for “\u2068tendr\u2069”.');
  expect([nothing?.browse?.links.length, nothing?.newest && nothing.newest.results.length]).toEqual([9, 1]);
  expect([count, sort]).toEqual(['', undefined]);
});

test('results of the other language are counted, and led to', () => {
  const { elsewhere } = viewOf('ar', { inOtherLanguage: { total: 3, path: '/en/search?q=tender' } });
  expect(elsewhere).toEqual({
    text: '٣ نتائج في الصفحات الإنكليزية',
    path: '/en/search?q=tender',
    language: 'en',
  });
  expect(viewOf('ar', {}).elsewhere).toBe(false);
});

test('a list or form that has all words in its name is led to above the results', () => {
  const links = (language: Language, q: string, change: Partial<SearchRequest> = {}) => {
    const { named } = viewOf(language, { results: [], total: 0 }, { q, ...change });
    return named ? named.links : [];
  };
  expect(links('ar', 'تطويع')).toEqual([{ text: 'إعلانات التطويع', path: '/recruitments' }]);
  expect(links('en', 'recruitment')).toEqual([
    { text: 'Recruitment announcements', path: '/en/recruitments' },
  ]);
  expect(links('ar', 'تقديم شكوى')).toEqual([]);
  expect(links('ar', 'شكوى')).toEqual([{ text: 'تبليغ سرّي', path: '/contact-us?tab=report' }]);
  expect(links('en', 'phone number').map(({ path }) => path)).toEqual(['/en/contact-us?tab=letter']);
  expect(links('en', 'recruitment of sergeants')).toEqual([]);
  expect(links('en', '-news')).toEqual([]);
  // Misspelt, where nothing has the word as it is
  expect(links('en', 'recruitmant').map(({ text }) => text)).toEqual(['Recruitment announcements']);
  expect(links('ar', 'تطوييع').map(({ text }) => text)).toEqual(['إعلانات التطويع']);
  expect(links('ar', 'مناقسات').map(({ text }) => text)).toEqual(['إعلانات المناقصات']);
  // A section that is chosen already
  expect(links('en', 'recruitment', { section: 'tenders' })).toEqual([]);
});
