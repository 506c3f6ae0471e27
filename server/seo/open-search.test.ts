import { expect, test } from 'vitest';
import { childrenOf, readXml, textOf } from '#tests/requests/read-xml.ts';
import { testApp } from '#tests/sites/test-app.ts';

test.each([
  ['ar', 'https://www.example.org/search?q={searchTerms}'],
  ['en', 'https://www.example.org/en/search?q={searchTerms}'],
])('a browser can offer the site’s search (%s)', async (language, template) => {
  const { request, services } = await testApp({ config: { publicUrl: 'https://www.example.org' } });
  const { headers, body } = await request(`/opensearch-${language}.xml`);
  expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
  const description = readXml(body);
  expect(description.attributes).toEqual({ xmlns: 'http://a9.com/-/spec/opensearch/1.1/' });
  const name = (await services.settings.all()).identity.name[language as 'ar' | 'en'];
  // Ends with a word of it
  expect(`${name} `.startsWith(`${textOf(description, 'ShortName')} `)).toBe(true);
  // The specification's limits
  expect([...textOf(description, 'ShortName')].length).toBeLessThanOrEqual(16);
  expect([...textOf(description, 'LongName')].length).toBeLessThanOrEqual(48);
  const urls = childrenOf(description, 'Url').map(({ attributes }) => [
    attributes['type'],
    attributes['template'],
  ]);
  expect(urls).toEqual([
    ['text/html', template],
    ['application/opensearchdescription+xml', `https://www.example.org/opensearch-${language}.xml`],
  ]);
});
