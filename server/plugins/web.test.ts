import { expect, test } from 'vitest';
import { testApp } from '#tests/test-app.ts';
import { servePages, type WebHandler } from './web.ts';

/** A site whose pages are this handler. */
async function siteWith(handle: WebHandler) {
  const { services } = await testApp();
  const pages = {
    services,
    publicUrl: 'https://www.example.org',
    built: true,
    createHandler: async () => () => handle,
  };
  return testApp({ web: (app) => servePages(app, pages) });
}

const page = (status = 200) =>
  new Response('<!doctype html><p>Sent</p>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

test.each(['/contact-us', '/en/contact-us?tab=report'])(
  'a form that %s sends without a script reaches the page',
  async (url) => {
    const received: unknown[] = [];
    const { ask, log } = await siteWith(async (request, { address }) => {
      const form = Object.fromEntries(await request.formData());
      received.push({ url: request.url, form, address, headers: [...request.headers.keys()] });
      return page(422);
    });
    const answer = await ask(url, {
      method: 'POST',
      payload: 'form=report&details=%D9%86%D8%B5+%26+more%0D%0Aline',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'user-agent': 'marker',
        'cookie': 'a=b',
      },
      remoteAddress: '203.0.113.9',
    });
    expect([answer.statusCode, answer.body]).toEqual([422, '<!doctype html><p>Sent</p>']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(received).toEqual([
      {
        url: `https://www.example.org${url}`,
        form: { form: 'report', details: 'نص & more\r\nline' },
        address: '203.0.113.9',
        headers: ['content-type'],
      },
    ]);
    expect(log).toEqual([]);
  },
);

test('what is no form of a page reaches no page', async () => {
  const received: FormData[] = [];
  const { ask, log } = await siteWith(async (request) => {
    received.push(await request.formData());
    return page();
  });
  const send = async (url: string, type?: string, payload = 'form=report') =>
    (await ask(url, { method: 'POST', payload, headers: type ? { 'content-type': type } : {} })).statusCode;
  for (const type of ['text/plain', 'application/json', 'multipart/form-data; boundary=x', undefined]) {
    expect(await send('/contact-us', type), type).toBe(415);
  }
  const form = 'application/x-www-form-urlencoded';
  expect(await send('/contact-us', form, 'x'.repeat(2_000_000))).toBe(413);
  expect(log).toEqual([]);
  for (const other of ['/', '/articles', '/contact-us/', '/en', '/en/contact-us.data']) {
    expect([404, 405], other).toContain(await send(other, form));
  }
  expect(received).toEqual([]);
  // Nothing at all is an empty form
  expect((await ask('/contact-us', { method: 'POST' })).statusCode).toBe(200);
  expect(received.map((each) => [...each])).toEqual([[]]);
});
