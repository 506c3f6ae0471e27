import { describe, expect, test } from 'vitest';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { servePages } from '../pages/page-renderer.ts';

const site = () =>
  openSite({
    config: { publicUrl: 'https://www.example.org' },
    web: (app, services) =>
      servePages(app, {
        services,
        publicUrl: 'https://www.example.org',
        built: false,
        createHandler: async () => plainPages,
      }),
  });

const foreign = [
  { 'sec-fetch-site': 'cross-site', 'origin': 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', 'origin': 'https://blog.example.org' },
  { 'sec-fetch-site': 'cross-site', 'origin': 'null' },
  { 'sec-fetch-site': 'nonsense', 'origin': 'https://www.example.org' },
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', host: 'www.example.org' },
  { origin: 'nonsense' },
];

const own = [
  {},
  { 'sec-fetch-site': 'same-origin', 'origin': 'https://www.example.org' },
  // Headers of a page without a referrer
  { 'sec-fetch-site': 'same-origin', 'origin': 'null' },
  { 'sec-fetch-site': 'none', 'origin': 'null' },
  { origin: 'null' },
  { origin: 'https://www.example.org', host: 'internal:3000' },
  // Another name of the same site
  { origin: 'http://diwan.onion', host: 'diwan.onion' },
];

describe('a request that another site makes its readers send', () => {
  test.each(foreign)('is refused, with %j', async (headers) => {
    const { request, solve, send, stored } = await site();
    const recaptcha = await solve('report');
    const refused = await send('report', { ...written.report, recaptcha }, { headers });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      expect.stringMatching(/^Nothing was sent: this form is sent from the pages of this site alone/),
    ]);
    expect((await request('/api/captcha/challenge', { headers })).statusCode).toBe(403);
    for (const [path, language, output] of [
      ['/contact-us', 'ar', 'لم يُرسَل شيء'],
      ['/en/contact-us', 'en', 'Nothing was sent'],
    ] as const) {
      const page = await request(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'form=report',
      });
      expect([page.statusCode, page.headers['content-language']]).toEqual([403, language]);
      expect(page.body).toContain(output);
    }
    expect(await stored('report')).toBe(0);
    // A page may be linked from anywhere
    expect((await request('/en/contact-us', { headers })).statusCode).toBe(200);
  });

  test.each(own)('differs from one of the site itself, which is accepted, with %j', async (headers) => {
    const { request, solve, send } = await site();
    const recaptcha = await solve('report');
    expect((await send('report', { ...written.report, recaptcha }, { headers })).statusCode).toBe(201);
    expect((await request('/api/captcha/challenge', { headers })).statusCode).toBe(200);
    const page = await request('/contact-us', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=report',
    });
    expect(page.statusCode).toBe(200);
  });
});
