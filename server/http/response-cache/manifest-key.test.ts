import { expect, test } from 'vitest';
import { cacheKey } from './cache-key.ts';

const manifest = (...paths: string[]) =>
  `/__manifest?${new URLSearchParams({ paths: paths.join(','), version: '1a2b' })}`;

test.each([
  manifest('/', '/login'),
  manifest('/en/articles-edit'),
  manifest('/no-such-page'),
  manifest('/articles/7/ar/more'),
  `${manifest('/')}&paths=/login`,
  `${manifest('/')}&x=1`,
  '/__manifest?paths=/',
  '/__manifest',
])('%s is left to the framework', (url) => {
  expect(cacheKey({ url, headers: {} })).toBeUndefined();
});
