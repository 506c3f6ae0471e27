import { expect, test } from 'vitest';
import { addressInLanguage, addressLanguage, sectionOfDetail, sectionOfList } from './urls.ts';

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
  expect(addressLanguage(address)).toBe(language);
});

test.each([
  ['/', '/en', '/'],
  ['/en', '/en', '/'],
  ['/articles', '/en/articles', '/articles'],
  ['/en/articles/', '/en/articles', '/articles'],
  ['/tender/3/ar', '/tender/3/en', '/tender/3/ar'],
  ['/tender/3/en', '/tender/3/en', '/tender/3/ar'],
  // Of no page: the home page stands there
  ['/nothing', '/en', '/'],
  ['/en/nothing', '/en', '/'],
  ['/nothing/3/en', '/en', '/'],
])('%s is %s in English and %s in Arabic', (address, english, arabic) => {
  expect(addressInLanguage(address, 'en')).toBe(english);
  expect(addressInLanguage(address, 'ar')).toBe(arabic);
});

test('an address leads to its section', () => {
  expect(sectionOfList('/en/recruitments').key).toBe('recruitments');
  expect(sectionOfDetail('/recruitment/3/ar').key).toBe('recruitments');
  expect(sectionOfDetail('/tender/3/en').key).toBe('tenders');
  expect(() => sectionOfList('/managers')).toThrow('no section');
});
