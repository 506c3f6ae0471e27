import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test('the code of an item stays through changes, and leads to its page in the language of the reader', async () => {
  const site = await testApp({ items: { tenders: 2 } });
  const { code } = (await site.request('/api/tender/2')).json();
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  await site.services.publishing.update('tenders', 2, { title_en: 'Changed', title_ar: '' }, { author: '' });
  const { tenders } = (await site.request('/api/tenders')).json();
  expect(tenders[0]).toMatchObject({ id: 2, code });
  expect(tenders[1].code).not.toBe(code);
  const short = async (path: string, language: string) =>
    (await site.request(`/n/${path}`, { headers: { 'accept-language': language } })).headers.location;
  expect(await short(code, 'en')).toBe('/tender/2/en');
  expect(await short(code, 'ar')).toBe('/tender/2/en');
  expect(await short(tenders[1].code, 'ar')).toBe('/tender/1/ar');
  const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
  expect(await short(typed, 'en')).toBe('/tender/2/en');
  expect((await site.request('/n/ZZZZZZZZZZ')).statusCode).toBe(404);
});
