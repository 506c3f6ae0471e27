import fc from 'fast-check';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from '#app/routes.ts';
import { readableUrl } from '#server/http/routes/readable-url.ts';
import { adminPages, adminPath, invitationPath, loginPath } from '#shared/site/admin-navigation.ts';
import { publicPages } from '#shared/site/public-routes.ts';
import { sections } from '#shared/site/sections.ts';
import { cacheKey } from './cache-key.ts';

const keyOf = (url: string, headers = {}) => cacheKey({ url, headers }, new Set(['/favicon.ico']));

const unknown = { ar: '/unreadable-address', en: '/en/unreadable-address' };

test.each([
  ['/', '/'],
  ['/en', '/en'],
  ['/articles', '/articles'],
  ['/en/articles', '/en/articles'],
  ['/articles/7/ar', '/articles/7/ar'],
  ['/tender/7/en', '/tender/7/en'],
  ['/api/tenders', '/api/tenders'],
  ['/api/tender/7', '/api/tender/7'],
  ['/api/managers', '/api/managers'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/feed/articles/en.xml', '/feed/articles/en.xml'],
  // Queries that mean something
  ['/articles?page=2', '/articles?page=2'],
  ['/articles?view=register&page=2&year=2026', '/articles?year=2026&page=2&view=register'],
  ['/api/articles?limit=3&language=ar&year=2026', '/api/articles?limit=3&language=ar&year=2026'],
  ['/api/articles?limit=3', '/api/articles?limit=3'],
  ['/api/articles?limit=3&page=2', '/api/articles?limit=3&page=2'],
  ['/articles.data', '/articles.data'],
  ['/articles.data?page=2&_routes=list%2Farticles', '/articles.data?page=2&_routes=list%2Farticles'],
  ['/_.data?_routes=pages%2Fhome', '/_.data?_routes=pages%2Fhome'],
  ['/en.data', '/en.data'],
  // Queries that mean nothing
  ['/?utm_source=x', '/'],
  ['/en?fbclid=x', '/en'],
  ['/articles?utm_source=x', '/articles'],
  ['/articles?page=0', '/articles'],
  ['/articles?page=02', '/articles'],
  ['/articles?year=1812&view=cards', '/articles'],
  ['/articles?page=2&utm_source=x', '/articles?page=2'],
  ['/articles?utm_source=x&page=2', '/articles?page=2'],
  ['/articles?page=2&page=3', '/articles?page=2'],
  ['/articles?page=2?', '/articles'],
  ['/articles/7/ar?page=2', '/articles/7/ar'],
  ['/sitemap.xml?x', '/sitemap.xml'],
  ['/api/article/7?x', '/api/article/7'],
  // The hash identifies the data, whatever page the query names
  ['/page-data/abcdefghijklmnopqrstuv?of=%2Farticles', '/page-data/abcdefghijklmnopqrstuv'],
  // Unknown paths of a language are one
  ['/no-such-page', unknown.ar],
  ['/no/such/page?page=2', unknown.ar],
  ['/en/no-such-page', unknown.en],
  ['/no-such/7/en', unknown.en],
  ['/english', unknown.ar],
  ['/%D9%85%D9%82%D8%A7%D9%84', unknown.ar],
  ['/en/%D9', unknown.en],
  ['/%E0%A4%A', unknown.ar],
  ['/no-such.php', unknown.ar],
  ['/.env', unknown.ar],
  ['/en/.git/config', unknown.en],
  ['/articles/7/ar/more', unknown.ar],
  ['/articles/no/such', unknown.ar],
  ['/en/articles/7/ar', unknown.en],
  ['/login/7', unknown.ar],
  ['/.well-known/no-such', unknown.ar],
  ['/api', unknown.ar],
  ['/feed/articles/ar.json', unknown.ar],
  // Other spellings with the same meaning
  ['/%61rticles', '/articles'],
  ['/%61rticles?%61', '/articles'],
  ['/en/%61rticles/', undefined],
  ['/articles/%37/ar', '/articles/7/ar'],
  ['/%61pi/articles', '/api/articles'],
  ['/%66avicon.ico', '/favicon.ico'],
  // Files of the build
  ['/assets/entry-D5YT_x-3.js', '/assets/entry-D5YT_x-3.js'],
  ['/assets/entry.js?x', '/assets/entry.js'],
  ['/favicon.ico', '/favicon.ico'],
])('%s has the cache key %s', (url, key) => {
  expect(keyOf(url)?.key).toBe(key);
});

test.each([
  // Another response for each visitor
  '/contact-us',
  '/en/contact-us?tab=report',
  '/contact-us.data',
  // Private paths
  '/login',
  '/invitation',
  '/articles-edit',
  '/upkeep-edit',
  '/api/contacts',
  '/api/reports?limit=3',
  '/api/site-settings',
  '/api/login',
  '/api/captcha',
  // Files, ways around them, and the routes of monitoring
  '/storage/covers/desk-960x600.webp',
  '/assets/',
  '/assets/./entry.js',
  '/assets//entry.js',
  '/assets/.hidden',
  '/healthz',
  '/readyz',
  '/metrics',
  '/__manifest?paths=/',
  // Unknown, and no pages
  '/api/no-such-call',
  '/api/%E0%A4%A',
  '/no-such.data',
  '/language/en/managers',
  '/sitemap-99999.xml',
  // Calls with queries
  '/api/articles?limit=0',
  '/api/articles?limit=3&page=x',
  '/api/articles?limit=3&limit=4',
  '/articles.data?x=1',
  // Redirected
  '/ar',
  '/ar/articles',
  '/articles/',
  '//evil.example.org',
  '//evil.example.org/articles',
  '/no-such//page',
  // Other spellings of addresses that there are
  '/Articles',
  '/EN/articles',
  '/ARTICLES/7/ar',
  '/en%2Farticles',
  '/no-such/../articles',
  '/no-such/%2e%2e/articles',
  '/no-such\\..\\articles',
  '/articles#no-such',
  '/articles;no-such',
  '/articles/0/ar',
  '/articles/07/ar',
  '/articles/9999999999/ar',
  'http://localhost/articles',
  '*',
  '',
])('%s is not cached', (url) => {
  expect(keyOf(url)).toBeUndefined();
});

const manifest = (...paths: string[]) =>
  `/__manifest?${new URLSearchParams({ paths: paths.join(','), version: '1a2b' })}`;

test('the route manifest of any public pages is one response with all of them', () => {
  const one = keyOf(manifest('/', '/en', '/en/articles', '/tender', '/tender/7', '/tender/7/ar'));
  const paths = new URL(one!.url, 'http://localhost').searchParams.get('paths')!.split(',');
  const ofPages = new Set(paths.map(routeOf));
  const open = known.filter((path) => !path.startsWith('/api/') && !routeOf(path)?.match(hidden));
  for (const path of open) expect(ofPages, path).toContain(routeOf(path));
  expect([...ofPages].filter((route) => route?.match(hidden))).toEqual([]);
  for (const path of [...open, '/articles/8/en']) expect(keyOf(manifest('/', path)), path).toEqual(one);
  expect(keyOf(manifest('/').replace('1a2b', 'other'))?.key).not.toBe(one?.key);
});

test('a very long URL has the key of its page', () => {
  const long = 'a'.repeat(15_000);
  expect(keyOf(`/${long}`)?.key).toBe(unknown.ar);
  expect(keyOf(`/?${long}`)?.key).toBe('/');
  expect(keyOf(`/articles.data?_routes=${long}`)).toBeUndefined();
});

test('the choice of a language counts on / alone, with any query', () => {
  const headers = { cookie: 'a=b; language=en', 'sec-fetch-site': 'none' };
  expect(keyOf('/', headers)).toBeUndefined();
  expect(keyOf('/?utm_source=x', headers)).toBeUndefined();
  expect(keyOf('/articles', headers)?.key).toBe('/articles');
  expect(keyOf('/', { ...headers, 'sec-fetch-site': 'same-origin' })?.key).toBe('/');
  expect(keyOf('/', { cookie: 'language=ar', 'sec-fetch-site': 'none' })?.key).toBe('/');
});

const known = [
  ...Object.values(publicPages)
    .map(({ pattern }) => pattern.replace('{/language}', '') || '/')
    .filter((path) => !path.includes('{')),
  ...Object.values(adminPages),
  loginPath,
  invitationPath,
  ...sections.flatMap(({ key, list, detail }) => [list, detail, adminPath(key)]),
  ...sections.flatMap(({ calls }) => Object.values(calls).map((call) => `/api/${call}`)),
];

const hidden = /-edit$|^login$|^invitation$/;

/** URLs of pages in other spellings, and URLs of no page. */
const step = fc.oneof(
  fc.string(),
  fc.webPath(),
  fc.constantFrom(...known, ...known.map((path) => path.toUpperCase())),
  fc.constantFrom(...known.map((path) => path.replace(/[a-z]/, (letter) => encode(letter)))),
  fc.constantFrom('/en', '/EN', '/ar', '/7/ar', '/0/en', '/..', '/%2e', '%2F', '\\', '#', '?page=2', '.data'),
);
/** No other characters come in the first line of a request. */
const anyUrl = fc
  .array(step, { maxLength: 5 })
  .map((steps) => `/${steps.join('')}`.replace(/^\/+/, '/').replaceAll(/[^!-~\u0080-\u00ff]/g, ''));

function encode(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16)}`;
}

test('unknown URLs share one response a language, and no page counts as unknown', () => {
  const keys = new Set<string>();
  fc.assert(
    fc.property(anyUrl, (url) => {
      const found = keyOf(url);
      if (found?.status === 404) {
        keys.add(`${found.key} ${found.url}`);
        return [undefined, '*'].includes(routeOf(readableUrl(url)));
      }
      // A query may lose parameters, never gain one
      const [requested, rendered] = [readableUrl(url), found?.url ?? ''];
      return requested.startsWith(rendered.split('?', 1)[0] ?? '') && rendered.length <= requested.length;
    }),
    { numRuns: 5_000 },
  );
  expect([...keys].toSorted()).toEqual(
    Object.values(unknown)
      .map((key) => `${key} ${key}`)
      .toSorted(),
  );
});

test.each(known.filter((path) => path !== '/' && !path.startsWith('/api/')))(
  'an unknown URL at or below %s has no page',
  (path) => {
    for (const address of [path, `/en${path}`, `${path}/7/ar`, `${path}/no-such`, `${path}/no/such/path`]) {
      expect(keyOf(address)?.status === 404, address).toBe(routeOf(address) === '*');
    }
  },
);

/** The path of the pages' route that an address leads to, as the framework finds it, if it does. */
function routeOf(url: string): string | undefined {
  const { pathname } = new URL(url, 'http://localhost');
  return matchRoutes(routes as RouteObject[], pathname)?.at(-1)?.route.path;
}
