import { expect, test } from 'vitest';
import { cachedSite } from '#tests/sites/cached-site.ts';

const caching = 'public, max-age=10, stale-while-revalidate=10, stale-if-error=86400';

/** The `Cache-Control` of a path, rendered and from the cache. */
async function statedFor(path: string, cachePages?: number) {
  const { get } = await cachedSite({ items: { articles: 1 }, config: { ...(cachePages && { cachePages }) } });
  const [one, other] = [await get(path), await get(path)];
  expect(other.headers['cache-control']).toBe(one.headers['cache-control']);
  return one.headers;
}

test.each(['/', '/en', '/articles', '/articles?page=2', '/articles/1/ar', '/managers'])(
  'with CACHE_PAGES a CDN may keep %s, with its tag',
  async (path) => {
    const { 'cache-control': stated, etag, vary = '' } = await statedFor(path, 10);
    expect(stated).toBe(caching);
    expect(etag).toMatch(/^W\/"/);
    expect(vary.toLowerCase().includes('cookie')).toBe(path === '/');
  },
);

test.each(['/articles.data', '/api/articles', '/feed/articles/ar.xml', '/about-directorate-edit'])(
  'with CACHE_PAGES %s is still asked for each time',
  async (path) => expect((await statedFor(path, 10))['cache-control']).toMatch(/^no-(?:cache|store)$/),
);

test.each(['/contact-us', '/search', '/no-such-page', '/articles/9/ar'])(
  'with CACHE_PAGES nobody keeps %s',
  async (path) => expect((await statedFor(path, 10))['cache-control']).toBe('no-store'),
);

test('without CACHE_PAGES each page is asked for each time', async () => {
  expect((await statedFor('/articles'))['cache-control']).toBe('no-cache');
});

test('a page that a CDN kept is confirmed in a response without it', async () => {
  const { get } = await cachedSite({ config: { cachePages: 10 } });
  const { headers } = await get('/articles');
  const again = await get('/articles', { headers: { 'if-none-match': String(headers.etag) } });
  expect([again.status, again.headers['cache-control'], again.body.length]).toEqual([304, caching, 0]);
});
