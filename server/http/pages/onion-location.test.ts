import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';
import { servePages } from './page-renderer.ts';

test('a page names itself at the onion service, and no query of one visitor', async () => {
  const onionUrl = `http://${'a2'.repeat(28)}.onion`;
  const { services } = await testApp();
  const pages = {
    services,
    publicUrl: 'https://www.example.org',
    onionUrl,
    built: true,
    createHandler: async () => () => async () =>
      new Response('<p>A page</p>', { headers: { 'content-type': 'text/html' } }),
  };
  const { request } = await testApp({ web: (app) => servePages(app, pages) });
  for (const [path, shown] of [
    ['/', '/'],
    ['/en/articles?page=2&from=a-letter', '/en/articles?page=2'],
    ['/contact-us?tab=report', '/contact-us?tab=report'],
  ] as const) {
    const { headers } = await request(path, { headers: { host: onionUrl.slice(7) } });
    expect(headers['onion-location']).toBe(onionUrl + shown);
  }
  expect((await request('/articles-edit')).headers).not.toHaveProperty('onion-location');
});
