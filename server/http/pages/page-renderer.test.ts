import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { localizedMessage } from '#shared/messages/localized-message.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { bodyLimits } from '../limits/body-limits.ts';
import { hashOfData } from './page-hydration.ts';
import { servePages, type WebHandler } from './page-renderer.ts';
import { pageLimits } from './render-queues.ts';

/** A site whose pages are this handler. */
async function siteWith(handle: WebHandler) {
  const { services } = await testApp();
  const pages = {
    services,
    publicUrl: 'https://www.example.org',
    built: true,
    createHandler: async () => () => handle,
  };
  return { ...(await testApp({ web: (app) => servePages(app, pages) })), services };
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
    const { request, log } = await siteWith(async (posted, { address }) => {
      const form = Object.fromEntries(await posted.formData());
      received.push({ url: posted.url, form, address, headers: [...posted.headers.keys()] });
      return page(422);
    });
    const response = await request(url, {
      method: 'POST',
      payload: 'form=report&details=%D9%86%D8%B5+%26+more%0D%0Aline',
      headers: {
        'content-type': 'application/x-www-form-urlencoded; charset=utf-8',
        'user-agent': 'marker',
        'cookie': 'a=b',
      },
      remoteAddress: '203.0.113.9',
    });
    expect([response.statusCode, response.body]).toEqual([422, '<!doctype html><p>Sent</p>']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'self'/);
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

test('a request that is no form of a page reaches no page', async () => {
  const received: FormData[] = [];
  const { request, log } = await siteWith(async (posted) => {
    received.push(await posted.formData());
    return page();
  });
  const send = async (url: string, type?: string, payload = 'form=report') =>
    (await request(url, { method: 'POST', payload, headers: type ? { 'content-type': type } : {} }))
      .statusCode;
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
  // An empty body is an empty form
  expect((await request('/contact-us', { method: 'POST' })).statusCode).toBe(200);
  expect(received.map((each) => [...each])).toEqual([[]]);
});

test.each([
  ['/contact-us?tab=report', 'ar'],
  ['/en/contact-us', 'en'],
] as const)(
  'a form for %s that costs too much to parse is refused before it is parsed',
  async (url, language) => {
    const received: string[] = [];
    const { request } = await siteWith(async (posted) => {
      received.push(await posted.text());
      return page();
    });
    const send = async (payload: string, type = 'application/x-www-form-urlencoded') => {
      const headers = { 'content-type': type, 'accept': 'text/html' };
      const { statusCode, body, headers: stated } = await request(url, { method: 'POST', payload, headers });
      return { statusCode, body, language: stated['content-language'] };
    };
    for (const [payload, statusCode, advice] of [
      ['a&'.repeat(64), 400, 'error.formUnreadable'],
      ['a&'.repeat(260_000), 400, 'error.formUnreadable'],
      [`details=${'x'.repeat(bodyLimits.plainForm)}`, 413, 'error.shorten'],
    ] as const) {
      const refused = await send(payload);
      expect(refused).toMatchObject({ statusCode, language });
      expect(refused.body).toContain(`<p>${localizedMessage(language, advice)}</p>`);
      expect(refused.body.length).toBeLessThan(2_000);
    }
    expect(await send('--x--', 'multipart/form-data; boundary=x')).toMatchObject({
      statusCode: 415,
      language,
    });
    expect(received).toEqual([]);
    // As long as a report may be, in letters of three bytes each
    const longest = new URLSearchParams({ form: 'report', details: 'ሀ'.repeat(60_000) }).toString();
    expect((await send(longest)).statusCode).toBe(200);
    expect(received).toEqual([longest]);
  },
);

/** A page with its data separate, as the framework returns it. */
function pageWithData(data: string, headers: Record<string, string> = {}) {
  const html = '<!DOCTYPE html><html><body><p>Page</p></body></html>';
  const response = new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });
  return Object.assign(response, { data });
}

test('a public page is sent without its data, which has a URL of its own', async () => {
  const { request } = await siteWith(async ({ url }) => pageWithData(`data of ${new URL(url).pathname}`));
  const { body } = await request('/articles');
  expect(body).not.toContain('data of');
  const name = hashOfData('data of /articles');
  expect((await request(`/page-data/${name}?of=%2Farticles`)).body).toBe('data of /articles');
  expect((await request(`/page-data/${name}?of=%2Ftenders`)).statusCode).toBe(404);
  expect((await request(`/page-data/${name}?of=https%3A%2F%2Felsewhere.example%2Farticles`)).statusCode).toBe(
    404,
  );
});

test('an invented hash of data costs one rendering, however often it is requested', async () => {
  let rendered = 0;
  const { request, services } = await siteWith(async ({ url }) => {
    rendered += 1;
    return pageWithData(`data of ${new URL(url).pathname}, ${rendered > 1 ? 'changed' : 'first'}`);
  });
  const statusOf = async (name: string, of = '/articles') =>
    (await request(`/page-data/${name}?of=${encodeURIComponent(of)}`)).statusCode;
  for (const [index, of] of ['/articles', '/articles?a=b', '/%61rticles', '/articles?page=0'].entries())
    expect(await statusOf(`${index}`.padEnd(22, 'A'), of)).toBe(404);
  expect(rendered).toBe(1);
  for (const of of ['/login', '/no-such', '/storage/a', 'https://elsewhere.example/', ''])
    await statusOf('A'.repeat(22), of);
  expect((await request('/page-data/A?of=/articles&of=/tenders')).statusCode).toBe(404);
  const other = rendered;
  // The write may have changed the hash of the page's data
  await services.invalidation.invalidate(['list/articles']);
  expect(await statusOf(hashOfData('data of /articles, changed'))).toBe(200);
  expect(rendered).toBe(other + 1);
});

test('a page that is one visitor’s own keeps its data inside, and its policy lets that script run', async () => {
  const { request } = await siteWith(async () => pageWithData('own data', { 'cache-control': 'no-store' }));
  const { body, headers } = await request('/contact-us');
  const [, script = ''] = />"own data"<\/script><script>(.+)<\/script>/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`'sha256-${hash('sha256', script, 'base64')}'`);
});

test('concurrent requests for different pages are queued; a flood is refused immediately with a time to retry', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const { promise: full, resolve: allPlacesTaken } = Promise.withResolvers<void>();
  let [running, most] = [0, 0];
  const { request } = await siteWith(async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === pageLimits.maxConcurrent) allPlacesTaken();
    await open;
    running -= 1;
    return page();
  });
  const room = pageLimits.maxConcurrent + pageLimits.maxQueued;
  const requested = Array.from({ length: room }, (_, index) => request(`/articles/${index + 1}/ar`));
  await full;
  const tooMany = await Promise.all(
    Array.from({ length: 20 }, (_, index) => request(`/tenders?page=${index}`)),
  );
  expect(new Set(tooMany.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(tooMany[0]?.headers['retry-after']).toMatch(/^\d+$/);
  resolve();
  const responded = await Promise.all(requested);
  expect(responded.filter(({ statusCode }) => statusCode === 200)).toHaveLength(room);
  expect(most).toBe(pageLimits.maxConcurrent);
});

test('a flood of pages leaves the queues of the forms alone', async () => {
  const { promise: open, resolve } = Promise.withResolvers<void>();
  const { request } = await siteWith(async ({ url }) => {
    if (url.includes('/articles/')) await open;
    return page();
  });
  const room = pageLimits.maxConcurrent + pageLimits.maxQueued;
  const requested = Array.from({ length: room + 1 }, (_, index) => request(`/articles/${index + 1}/ar`));
  expect((await Promise.race(requested)).statusCode).toBe(503);
  const statusOf = async (url: string, options = {}) => (await request(url, options)).statusCode;
  expect(await statusOf('/en/contact-us?tab=report')).toBe(200);
  expect(await statusOf('/contact-us', { method: 'POST' })).toBe(200);
  resolve();
  await Promise.all(requested);
});

test.each([
  ['an address', () => '203.0.113.7', ['203.0.113.8', '198.51.100.1']],
  ['a network', (index: number) => `203.0.113.${index}`, ['198.51.100.1']],
] as const)(
  '%s that requests a form without end leaves room in the queue for others',
  async (_, of, others) => {
    const { promise: open, resolve } = Promise.withResolvers<void>();
    const { request } = await siteWith(async () => {
      await open;
      return page();
    });
    const from = (remoteAddress: string) => request('/contact-us?tab=report', { remoteAddress });
    const flood = Array.from({ length: 130 }, (_each, index) => from(of(index)));
    expect((await Promise.race(flood)).statusCode).toBe(503);
    const neighbours = others.map(from);
    resolve();
    for (const neighbour of neighbours) expect((await neighbour).statusCode).toBe(200);
    await Promise.all(flood);
  },
);

test('requests are handled between two renderings of pages', async () => {
  let made = 0;
  const { request } = await siteWith(async () => {
    made += 1;
    return page();
  });
  const requested = Array.from({ length: 40 }, (_, index) => request(`/articles/${index + 1}/ar`));
  const { promise: inspected, resolve } = Promise.withResolvers<number>();
  setImmediate(() => setImmediate(() => resolve(made)));
  expect(await inspected).toBeLessThan(40);
  await Promise.all(requested);
  expect(made).toBe(40);
});
