import { expect, test } from 'vitest';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { servePages } from '../pages/page-renderer.ts';

const site = (publicUrl = 'http://localhost:3000') =>
  testApp({
    config: { publicUrl },
    web: (app, services) =>
      servePages(app, { services, publicUrl, built: false, createHandler: async () => plainPages }),
  });

test.each([
  ['/language/', '/', 'ar'],
  ['/language/en', '/en', 'en'],
  ['/language/en/security-news?page=2', '/en/security-news?page=2', 'en'],
  ['/language/managers', '/managers', 'ar'],
  ['/language/articles/1/en', '/articles/1/en', 'en'],
  ['/language/en/contact-us?tab=report', '/en/contact-us?tab=report', 'en'],
  ['/language//evil.example/en', '/evil.example/en', 'ar'],
  ['/language///evil.example', '/evil.example', 'ar'],
  ['/language/\\evil.example', '/evil.example', 'ar'],
  ['/language/https://evil.example', '/https://evil.example', 'ar'],
])('%s remembers the language of %s and leads there', async (path, address, language) => {
  const { request } = await site();
  const response = await request(path);
  expect([response.statusCode, response.headers.location]).toEqual([303, address]);
  expect(response.headers).toMatchObject({
    'cache-control': 'no-store',
    'set-cookie': `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`,
  });
});

test('the stored choice applies to the home page, without a script', async () => {
  const { request } = await site();
  const followed = await request('/language/en/managers');
  const [cookie = ''] = String(followed.headers['set-cookie']).split(';');
  const home = await request('/', { headers: { cookie, 'sec-fetch-site': 'none' } });
  expect([home.statusCode, home.headers.location]).toEqual([302, '/en']);
});

test('over HTTPS the cookie is bound to its host', async () => {
  const { request } = await site('https://www.example.org');
  const { headers } = await request('/language/en');
  expect(headers['set-cookie']).toBe('__Host-language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
});
