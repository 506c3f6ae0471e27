import { expect, test } from 'vitest';
import { servePages } from '#server/http/pages/page-renderer.ts';
import { defaultSettings } from '#server/services/settings/default-settings.ts';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

const publicUrl = 'https://www.example.org';

const dayMs = 86_400_000;

const files = [
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/feed/security-news/ar.xml', 'application/atom+xml; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/manifest-ar.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/manifest-en.webmanifest', 'application/manifest+json; charset=utf-8'],
] as const;

test.each(files)('%s is fetched once and then revalidated', async (address, type) => {
  const { request } = await testApp({ items: { 'security-news': 3 } });
  const response = await request(address);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });

  const held = await request(address, { headers: { 'if-none-match': String(response.headers.etag) } });
  expect(held.statusCode).toBe(304);
  expect(held.body).toBe('');

  const other = await request(address, { headers: { 'if-none-match': 'W/"another", "yet another"' } });
  expect(other.body).toBe(response.body);
});

test.each(files)('HEAD %s responds as GET does, without the body', async (address, type) => {
  const { request } = await testApp({ items: { 'security-news': 3 } });
  const head = await request(address, { method: 'HEAD' });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-type']).toBe(type);
  expect(head.headers.etag).toBe((await request(address)).headers.etag);
  expect(head.body).toBe('');
});

test.each(['/sitemap.xml', '/feed/security-news/ar.xml'])(
  '%s goes out compressed under the same tag',
  async (address) => {
    const { request } = await testApp({ items: { 'security-news': 10 } });
    const complete = await request(address);
    const compressed = await request(address, { headers: { 'accept-encoding': 'gzip' } });
    expect(compressed.headers['content-encoding']).toBe('gzip');
    expect(compressed.headers.etag).toBe(complete.headers.etag);
    expect(compressed.rawPayload.length).toBeLessThan(complete.rawPayload.length);
  },
);

test('a change of an item changes the tag of its feed', async () => {
  const { request, services } = await testApp({ items: { articles: 1 } });
  const before = await request('/feed/articles/ar.xml');
  await services.content.update('articles', 1, draft('mended'));
  const after = await request('/feed/articles/ar.xml', {
    headers: { 'if-none-match': String(before.headers.etag) },
  });
  expect(after.statusCode).toBe(200);
});

test('robots.txt allows all but the API, names the sitemap and no hidden page', async () => {
  const { request } = await testApp({ config: { publicUrl } });
  expect((await request('/robots.txt')).body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /language/\n\nSitemap: https://www.example.org/sitemap.xml\n',
  );
});

test('security.txt names a contact and an expiry', async () => {
  const { request, services } = await testApp({ config: { publicUrl } });
  await services.settings.save('contact', { ...defaultSettings.contact, email: 'security@example.org' });
  const { body } = await request('/.well-known/security.txt');
  const lines = body.trimEnd().split('\n');
  expect(lines.filter((line) => !line.startsWith('Expires: '))).toEqual([
    'Contact: mailto:security@example.org',
    'Contact: https://www.example.org/contact-us',
    'Preferred-Languages: ar, en',
    'Canonical: https://www.example.org/.well-known/security.txt',
  ]);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires % dayMs).toBe(0);
  expect(expires - Date.now()).toBeGreaterThan(363 * dayMs);
  expect(expires - Date.now()).toBeLessThanOrEqual(365 * dayMs);
});

test('security.txt without an e-mail address names only the contact page', async () => {
  const { request } = await testApp({ config: { publicUrl } });
  const { body } = await request('/.well-known/security.txt');
  expect(body.match(/^Contact: .*$/gm)).toEqual(['Contact: https://www.example.org/contact-us']);
});

test.each([
  ['ar', 'المديرية الوطنية', 'rtl', '/'],
  ['en', 'National Directorate', 'ltr', '/en'],
])('a phone keeps the site in %s under its name', async (language, name, dir, start) => {
  const { request, services } = await testApp();
  await services.settings.save('identity', {
    ...defaultSettings.identity,
    name: { ar: 'المديرية الوطنية', en: 'National Directorate' },
  });
  const manifest = (await request(`/manifest-${language}.webmanifest`)).json();
  expect(manifest).toMatchObject({ name, lang: language, dir, start_url: start, scope: '/' });
  expect(manifest.icons.map((icon: { src: string }) => icon.src)).toEqual([
    '/favicon.svg',
    '/icon-192.png',
    '/icon-512.png',
  ]);
});

test('the OpenAPI description has no SEO routes', async () => {
  const { request } = await testApp();
  const paths = Object.keys((await request('/api/openapi.json')).json().paths);
  expect(paths.filter((path) => /sitemap|feed|robots|manifest|well-known/.test(path))).toEqual([]);
});

test.each(['/feed/nope/ar.xml', '/feed/articles/fr.xml', '/feed/articles/ar.json', '/feed'])(
  '%s is an unknown page',
  async (path) => {
    const { request } = await testApp({
      web: (app, services) =>
        servePages(app, { services, publicUrl, built: false, createHandler: async () => plainPages }),
    });
    const response = await request(path, { headers: { accept: 'text/html' } });
    const unknown = await request('/no-such-page', { headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      unknown.headers['content-type'],
    ]);
    expect(response.body.replace(path, '')).toBe(unknown.body.replace('/no-such-page', ''));
  },
);
