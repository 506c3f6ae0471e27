import { expect, test } from 'vitest';
import { filteredSearches } from '#shared/limits.ts';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { cacheKey } from '../response-cache/cache-key.ts';
import { pageWithData } from './data-hashes.ts';
import { servePages } from './page-renderer.ts';

const start = Date.parse('2026-11-22T08:00:00Z');

/** A site whose clock is set, and the status of a search from an address. */
async function siteAt(clock: { now: number }) {
  const { request } = await testApp({
    now: () => clock.now,
    web: (app, services) =>
      servePages(app, {
        services,
        publicUrl: 'http://localhost',
        built: true,
        createHandler: async () => plainPages,
      }),
  });
  return async (url: string, remoteAddress = '203.0.113.9') => {
    const { statusCode, headers } = await request(url, { remoteAddress });
    return [statusCode, headers['retry-after']];
  };
}

test('a host that follows every filter has to wait; one that searches does not', async () => {
  const clock = { now: start };
  const status = await siteAt(clock);
  const filters = ['section=tenders', 'year=2026', 'open=1', 'sort=date', 'page=2'];
  for (let count = 0; count < filteredSearches; count += 1)
    expect(await status(`/en/search?q=a&${filters[count % filters.length]}`)).toEqual([200, undefined]);
  for (const path of [
    '/search?q=a&page=3',
    '/search?q=a&%70age=3',
    '/api/search?q=a&page=3',
    '/search.data?q=a&sort=date',
    '/en/search?page=2&q=b',
  ])
    expect(await status(path)).toEqual([429, '60']);
  expect(await status('/search?q=a')).toEqual([200, undefined]);
  expect(await status('/search?q=a&page=3', '198.51.100.7')).toEqual([200, undefined]);
  clock.now += 60_000;
  expect(await status('/search?q=a&page=3')).toEqual([200, undefined]);
});

test('no result page is cached, by any address', async () => {
  const { get, stats, rendered } = await cachedSite();
  const paths = ['/search?q=a', '/search?q=b&page=2', '/en/search', '/search.data?q=a'];
  const { bytes } = stats;
  expect(await rendered(...paths, ...paths)).toBe(0);
  expect(stats.bytes).toBe(bytes);
  for (const url of [...paths, '/SEARCH?q=a', '/%73earch?q=a'])
    expect(cacheKey({ url, headers: {} }), url).toBeUndefined();
  const { status, headers } = await get('/search?q=a');
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  // The data are in the page: nothing else fetches them
  expect(['/search?q=a', '/en/search', '/managers'].map(pageWithData)).toEqual([
    undefined,
    undefined,
    '/managers',
  ]);
});
