import { expect, test } from 'vitest';
import { requestLanguage } from './request-language.ts';

test.each([
  [undefined, 'ar'],
  ['', 'ar'],
  ['*', 'ar'],
  ['fr', 'ar'],
  ['fr, *;q=0.5', 'ar'],
  ['ar', 'ar'],
  ['en', 'en'],
  ['EN-gb', 'en'],
  ['en-US,en;q=0.9', 'en'],
  ['fr, en;q=0.1', 'en'],
  ['ar-LB, en;q=0.8', 'ar'],
  ['en-US, ar;q=0.8', 'en'],
  ['en;q=0.5, ar', 'ar'],
  ['en;q=0.5, *', 'ar'],
  ['en, *;q=0.5', 'en'],
  ['en;q=0', 'ar'],
  ['en, ar', 'en'],
  ['ar, en', 'ar'],
  ['english', 'ar'],
  ['en;q=nonsense', 'ar'],
  [';;,,==q', 'ar'],
] as const)('Accept-Language %j selects %s', (header, language) => {
  expect(requestLanguage(header)).toBe(language);
});
