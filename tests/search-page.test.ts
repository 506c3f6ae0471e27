import { expect, test } from 'vitest';
import { type SearchView, searchView } from '#app/blocks/search/search-view.ts';
import type { Site } from '#app/context.ts';
import { headers, loader, meta } from '#app/pages/search.tsx';
import type { Services } from '#server/composition.ts';
import type { Language } from '#shared/languages.ts';
import type { SearchPage, SearchRequest, SearchResult } from '#shared/search/search-page.ts';
import { searchStandIn } from './search/search-stand-in.ts';
import { loaderArguments } from './sites/loader-arguments.ts';
import { renderedPage } from './sites/rendered-page.tsx';
import { draft, testApp } from './sites/test-app.ts';

type Search = { page: (request: SearchRequest) => Promise<SearchPage> };

/** A site with this search, and its search page as data and as markup. */
async function siteWith(search: (services: Services) => Search) {
  const { services: real } = await testApp();
  const services = Object.assign(Object.create(real), { search: search(real) }) as Services;
  const site: Site = { services, publicUrl: 'http://localhost', report: () => {}, statusOf: () => 500 };
  return {
    services: real,
    load: (path: string) => loader(loaderArguments(site, path)),
    html: (path: string) => renderedPage(services, 'search', path),
  };
}

const result = (change: Partial<SearchResult> = {}): SearchResult => ({
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

const found = (change: Partial<SearchPage> = {}): SearchPage => ({
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

test('a query finds items, whose words are marked as they are written', async () => {
  const { services, load, html } = await siteWith(searchStandIn);
  await services.content.create('tenders', { ...draft('Tyres'), title_ar: 'مُناقصة الإطارات' });
  await services.content.create('articles', { ...draft('Roads'), title_ar: 'في المناقصات' });
  const { data } = await load('/search?q=المناقصه');
  expect(data.view?.groups.map(({ results }) => results.map(({ path }) => path))).toEqual([
    ['/articles/1/ar', '/tender/1/ar'],
  ]);
  expect(data.view?.count).toBe('نتيجتان');
  const markup = await html('/search?q=المناقصه');
  expect(markup).toContain('<mark>مُناقصة</mark>');
  expect(markup).toMatch(/<h3 class="result-title" dir="auto"><a href="\/tender\/1\/ar"/);
});

test('a result has section, date, state and file, and its directions are isolated', async () => {
  const file = { name: 'Terms.pdf', path: '/files/tenders/7/1/Terms.pdf' };
  const closing = { state: 'closed', text: 'انتهى التقديم' } as const;
  const { html } = await siteWith(() => ({
    page: async () => found({ results: [result({ file, closing })] }),
  }));
  const markup = await html('/search?q=x');
  for (const part of [
    '<span>إعلانات المناقصات</span>',
    '<bdi>١ تشرين الثاني ٢٠٢٦</bdi>',
    '<span class="closing closing-closed">انتهى التقديم</span>',
    '<mark>المُناقصة</mark>',
    '<bdi dir="ltr">T-2026/11</bdi>',
    '<a href="/files/tenders/7/1/Terms.pdf"><bdi>Terms.pdf</bdi></a>',
  ])
    expect(markup).toContain(part);
});

test('the page is complete without a script: a form, links that crawlers do not follow, no second h1', async () => {
  const facets = {
    sections: [
      { key: 'tenders', count: 30 },
      { key: 'pages', count: 1 },
    ],
    years: [{ year: 2026, count: 31 }],
    open: 2,
    closed: 28,
  } satisfies SearchPage['facets'];
  const { html } = await siteWith(() => ({ page: async () => found({ facets, total: 31, pages: 3 }) }));
  const markup = await html('/search?q=%22a%22%20%3Cb%3E');
  expect(markup).toMatch(/<form role="search"[^>]* action="\/search"><input type="search"[^>]* name="q"/);
  const links = [...markup.matchAll(/<a [^>]*href="\/search\?[^>]*>/g)].map(([tag]) => tag);
  expect(links.length).toBeGreaterThan(6);
  expect(links.filter((tag) => !/rel="(?:next )?nofollow"/.test(tag))).toEqual([]);
  expect(markup.match(/<h[123]/g)).toEqual(['<h1', '<h2', '<h3', '<h2']);
});

test('what was typed stands in the field, escaped, and a long query is cut with a notice', async () => {
  const text = '"><script>';
  const { html } = await siteWith(() => ({ page: async () => found({ query: { text, truncated: true } }) }));
  const markup = await html(`/en/search?q=${'a'.repeat(300)}`);
  expect(markup).toContain('value="&quot;&gt;&lt;script&gt;"');
  expect(markup).toContain('This is a long query: only its beginning was searched for.');
});

test('the search gets the query as it was typed, and of the rest what it can be', async () => {
  const requests: SearchRequest[] = [];
  const { load } = await siteWith(() => ({
    page: async (requested) => {
      requests.push(requested);
      return found();
    },
  }));
  const long = 'كلمة '.repeat(80).trim();
  await load(`/en/search?q=+${encodeURIComponent(long)}+&section=tenders&year=2025&open=0&sort=date&page=2`);
  await load('/search?q=a&section=no-such&year=20&open=2&sort=best&page=0&page=7');
  await load('/search?q=a&section=pages&open=1');
  const none = { section: undefined, year: undefined, open: undefined, sort: undefined, page: 1 };
  expect(requests).toEqual([
    { language: 'en', q: long, section: 'tenders', year: 2025, open: false, sort: 'date', page: 2 },
    { ...none, language: 'ar', q: 'a' },
    { ...none, language: 'ar', q: 'a', section: 'pages', open: true },
  ]);
});

test('an empty query is not searched for: the page has hints and sections', async () => {
  const { load, html } = await siteWith(() => ({ page: () => Promise.reject(new Error('searched')) }));
  for (const path of ['/search', '/search?q=', '/en/search?q=%20%20&section=tenders']) {
    const { data, init } = await load(path);
    expect([data.start?.hints.length, data.start?.browse.links.length, data.view, init]).toEqual([
      4,
      9,
      undefined,
      null,
    ]);
  }
  expect(await html('/en/search')).toContain('How to search');
});

test('a search that fails keeps the words, and can be tried again', async () => {
  const { load, html } = await siteWith(() => ({ page: () => Promise.reject(new Error('broken')) }));
  expect((await load('/search?q=مناقصة')).init?.status).toBe(503);
  const markup = await html('/search?q=مناقصة');
  expect(markup).toContain('value="مناقصة"');
  expect(markup).toContain('حدث خطأ أثناء تحميل البيانات.');
});

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
  expect(view.nothing).toEqual({ text: 'لا نتائج ضمن ما حصرت البحث فيه.' });
});

test('results with some of the words come below their heading, with their number', () => {
  const some = result({ id: 8, some: true });
  const { groups } = viewOf('en', { results: [result(), some], total: 40, totalSome: 31 });
  expect(groups.map(({ heading, isHidden, results }) => [heading, isHidden, results.length])).toEqual([
    ['Results', true, 1],
    ['Results with some of your words (31)', false, 1],
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

test('pages of results are not indexed and not stored; the page itself is', async () => {
  const { load } = await siteWith(() => ({ page: async () => found() }));
  const frame = { publicUrl: 'http://localhost', identity: { name: 'D', shareImage: '' } };
  const matches = [undefined, { id: 'layout/site-layout', loaderData: frame }];
  const headOf = async (path: string) =>
    meta({ loaderData: (await load(path)).data, location: { pathname: '/en/search' }, matches } as never);
  const results = await headOf('/en/search?q=x&year=2026');
  const noindex = { name: 'robots', content: 'noindex' };
  expect(results).toContainEqual(noindex);
  expect(results).toContainEqual({ title: 'Results for “\u2068مناقصة\u2069” | D' });
  expect(results).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'http://localhost/en/search',
  });
  expect(await headOf('/en/search')).not.toContainEqual(noindex);
  expect(headers()).toEqual({ 'Cache-Control': 'no-store' });
});
