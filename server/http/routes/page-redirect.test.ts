import { expect, test } from 'vitest';
import { redirectOf } from './page-redirect.ts';

test.each([
  ['/ar', '/'],
  ['/ar/', '/'],
  ['/ar/articles', '/articles'],
  ['/ar/articles?page=2', '/articles?page=2'],
  ['/articles/', '/articles'],
  ['/en/', '/en'],
  // Routes take any letters, so that one page would have many addresses
  ['/ARTICLES?page=2', '/articles?page=2'],
  ['/EN', '/en'],
  ['/En/Contact-Us?tab=report', '/en/contact-us?tab=report'],
  ['/Tender/3/AR/', '/tender/3/ar'],
  ['/LOGIN', '/login'],
  // The pages' router reads all of these as the page, past the limits of its route
  ['/./verify?code=1', '/verify?code=1'],
  ['/x/../en/verify?code=1', '/en/verify?code=1'],
  ['/x\\..\\search?q=1', '/search?q=1'],
  ['/Verify.data?code=1', '/verify.data?code=1'],
  ['/verify/_.data?code=1', '/verify.data?code=1'],
  ['/en/./verify//.data', '/en/verify.data'],
  // Never to another site
  ['/ar//evil.example.org', '/evil.example.org'],
  ['//evil.example.org', '/evil.example.org'],
  ['/ar/\\evil.example.org/', '/evil.example.org'],
  ['/ar\\\\evil.example.org', '/evil.example.org'],
  ['/\\/evil.example.org', '/evil.example.org'],
  ['//evil.example.org/?a=/b', '/evil.example.org?a=/b'],
])('%s leads to %s for good', (url, target) => {
  expect(redirectOf(url, {})).toEqual({ url: target, status: 301 });
});

test.each([
  '/',
  '/articles',
  '/articles?page=2',
  '/arabic',
  '/tender/3/ar',
  '/?next=/ar/',
  '/No-Such',
  '/_.data',
  '/en.data',
  '/verify.data?code=1',
  '/.//evil.example.org',
  '/No-Such/../No-Such',
])('%s is shown where it is', (url) => {
  expect(redirectOf(url, {})).toBeUndefined();
});

test('a visitor who chose English and comes from elsewhere is sent from / to /en', () => {
  const cookie = 'other=1; __Host-language=en';
  expect(redirectOf('/', { cookie, 'sec-fetch-site': 'none' })).toEqual({ url: '/en', status: 302 });
  expect(redirectOf('/?a=b', { cookie, 'sec-fetch-site': 'cross-site' })?.url).toBe('/en?a=b');
});

test('a link of the site itself to / shows Arabic, whatever was chosen before', () => {
  expect(redirectOf('/', { cookie: 'language=en', 'sec-fetch-site': 'same-origin' })).toBeUndefined();
});

test('the choice counts on / alone', () => {
  expect(redirectOf('/articles', { cookie: 'language=en', 'sec-fetch-site': 'none' })).toBeUndefined();
  expect(redirectOf('/', { cookie: 'language=ar', 'sec-fetch-site': 'none' })).toBeUndefined();
});
