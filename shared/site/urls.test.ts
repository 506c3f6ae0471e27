import { expect, test } from 'vitest';
import { sectionAt, urlInLanguage, urlLanguage } from './urls.ts';

test.each([
  ['/', 'ar'],
  ['/articles', 'ar'],
  ['/en', 'en'],
  ['/en/articles', 'en'],
  ['/EN/Articles', 'en'],
  ['/tender/3/en', 'en'],
  ['/tender/3/ar', 'ar'],
  ['/english', 'ar'],
  ['/nothing/here', 'ar'],
  ['/en/nothing/here', 'en'],
])('%s is shown in %s', (address, language) => {
  expect(urlLanguage(address)).toBe(language);
});

test.each([
  ['/', '/en', '/'],
  ['/en', '/en', '/'],
  ['/articles', '/en/articles', '/articles'],
  ['/en/articles/', '/en/articles', '/articles'],
  ['/tender/3/ar', '/tender/3/en', '/tender/3/ar'],
  ['/tender/3/en', '/tender/3/en', '/tender/3/ar'],
  // Unknown paths: the home page is shown there
  ['/nothing', '/en', '/'],
  ['/en/nothing', '/en', '/'],
  ['/nothing/3/en', '/en', '/'],
])('%s is %s in English and %s in Arabic', (address, english, arabic) => {
  expect(urlInLanguage(address, 'en')).toBe(english);
  expect(urlInLanguage(address, 'ar')).toBe(arabic);
});

test('an address leads to its section', () => {
  expect(sectionAt('/en/recruitments').key).toBe('recruitments');
  expect(sectionAt('/recruitment/3/ar').key).toBe('recruitments');
  expect(sectionAt('/tender/3/en').key).toBe('tenders');
  expect(() => sectionAt('/managers')).toThrow('no section');
});
