import { expect, test } from 'vitest';
import type { Site } from '#app/context.ts';
import { pageHead } from '#app/head.ts';
import { headers, loader, meta } from '#app/pages/search.tsx';
import type { Services } from '#server/composition.ts';
import type { SearchPage, SearchRequest } from '#shared/search/search-page.ts';
import { found, result } from './search/found-results.ts';
import { loaderArguments } from './sites/loader-arguments.ts';
import { renderedPage } from './sites/rendered-page.tsx';
import { draft, testApp } from './sites/test-app.ts';

type Search = { page: (request: SearchRequest) => Promise<SearchPage> };

/** A site with its own search or this one, and its search page as data and as markup. */
async function siteWith(search?: () => Search) {
  const { services: real } = await testApp();
  const services = Object.assign(Object.create(real), search && { search: search() }) as Services;
  const site: Site = { services, publicUrl: 'http://localhost', report: () => {}, statusOf: () => 500 };
  return {
    services: real,
    load: (path: string) => loader(loaderArguments(site, path)),
    html: (path: string) => renderedPage(services, 'search', path),
  };
}

test('a query finds items, whose words are marked as they are written', async () => {
  const { services, load, html } = await siteWith();
  await services.content.create('tenders', { ...draft('Tyres'), title_ar: 'مُناقصة الإطارات' });
  await services.content.create('articles', { ...draft('Roads'), title_ar: 'في المناقصات' });
  const { data } = await load('/search?q=المناقصه');
  const paths = data.view?.groups.flatMap(({ results }) => results.map(({ path }) => path));
  expect(paths?.toSorted()).toEqual(['/articles/1/ar', '/tender/1/ar']);
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
      { key: 'studies', count: 1 },
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
  expect(markup).toContain('Your query is long: only its beginning was searched for.');
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
  await load('/search?q=a&section=page&open=1');
  const none = { section: undefined, year: undefined, open: undefined, sort: undefined, page: 1 };
  expect(requests).toEqual([
    { language: 'en', q: long, section: 'tenders', year: 2025, open: false, sort: 'date', page: 2 },
    { ...none, language: 'ar', q: 'a' },
    { ...none, language: 'ar', q: 'a', open: true },
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

test('machines find the search: on the home page, and in the head of every page', () => {
  const frame = { publicUrl: 'http://localhost', identity: { name: 'D', shareImage: '' } };
  const headOf = (pathname: string) =>
    pageHead(
      { location: { pathname }, matches: [{ id: 'layout/site-layout', loaderData: frame }] },
      { title: 'T', description: 'D' },
    );
  const action = {
    '@type': 'SearchAction',
    'target': {
      '@type': 'EntryPoint',
      'urlTemplate': 'http://localhost/en/search?q={search_term_string}',
    },
    'query-input': 'required name=search_term_string',
  };
  expect(headOf('/en')).toContainEqual({
    'script:ld+json': expect.objectContaining({ '@type': 'WebSite', 'potentialAction': action }),
  });
  expect(headOf('/managers')).toContainEqual({
    tagName: 'link',
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: 'D',
    href: '/opensearch-ar.xml',
  });
});
