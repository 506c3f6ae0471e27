import { afterAll, expect, test, vi } from 'vitest';
import { publicPages } from '#shared/site/public-routes.ts';

vi.resetModules();
vi.doMock('#shared/site/public-routes.ts', () => ({
  publicPrograms: {},
  publicPages: {
    ...publicPages,
    'no-policy': { pattern: '{/language}/no-policy', query: { q: 'text' } },
    'no-query': { pattern: '{/language}/no-query', cached: true },
    'with-query': { pattern: '{/language}/with-query', cached: true, query: { q: 'text', page: 'number' } },
  },
}));
const { pageAt } = await import('#shared/site/urls.ts');
const { cacheKey } = await import('./cache-key.ts');

afterAll(() => {
  vi.doUnmock('#shared/site/public-routes.ts');
  vi.resetModules();
});

const urls = (path: string) =>
  ['', '?q=a', '?q=b&utm_source=x'].map((query) => cacheKey({ url: path + query, headers: {} })?.url);

test('a page whose row states no policy is not cached, with or without its query', () => {
  expect(pageAt('/en/no-policy')).toMatchObject({ name: 'no-policy', language: 'en' });
  expect(urls('/no-policy')).toEqual([undefined, undefined, undefined]);
  expect(urls('/en/no-policy')).toEqual([undefined, undefined, undefined]);
  expect(urls('/no-policy.data')).toEqual([undefined, undefined, undefined]);
});

test('a cached page is rendered with no query that its row does not name', () => {
  expect(urls('/no-query')).toEqual(['/no-query', '/no-query', '/no-query']);
  expect(urls('/with-query')).toEqual(['/with-query', '/with-query?q=a', '/with-query?q=b']);
  expect(cacheKey({ url: '/with-query?page=2&q=a', headers: {} })?.key).toBe('/with-query?q=a&page=2');
  expect(urls('/no-query.data')).toEqual(['/no-query.data', undefined, undefined]);
});
