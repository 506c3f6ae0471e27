import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { servePages, type WebHandler } from '#server/http/pages/page-renderer.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';

/** A site whose pages are all rendered by `handle`, once so many requests have arrived. */
function siteOf(visitors: number, handle: WebHandler) {
  const { promise: allRequested, resolve } = Promise.withResolvers<void>();
  let requested = 0;
  return cachedSite({
    web: async (app, services) => {
      app.server.on('request', () => {
        requested += 1;
        if (requested === visitors) resolve();
      });
      const createHandler = async () => (): WebHandler => (request, sender) =>
        allRequested.then(() => handle(request, sender));
      await servePages(app, { services, publicUrl: 'http://localhost', built: true, createHandler });
    },
  });
}

test('a call’s failure is in the language of each client, and is not stored', async () => {
  const { get, services, stats } = await cachedSite();
  const messages = [];
  for (const language of ['en', 'ar', 'en']) {
    const { status, headers, body } = await get('/api/article/1', {
      headers: { 'accept-language': language },
    });
    expect([status, headers['content-language'], headers['cache-control']]).toEqual([
      404,
      language,
      'no-store',
    ]);
    messages.push(JSON.parse(body.toString()).message);
  }
  expect(messages).toEqual(['Article not found', expect.stringMatching(/[\u0600-\u06ff]/), messages[0]]);
  expect(stats).toMatchObject({ hits: 0, bytes: 0 });
  await services.content.create('articles', draft('the first'));
  expect((await get('/api/article/1')).status).toBe(200);
});

test.each([
  ['authorization', 'Bearer nothing'],
  ['range', 'bytes=0-9'],
])('a request with %s goes past the cache', async (name, value) => {
  const { get, stats } = await cachedSite({ items: { articles: 1 } });
  await get('/api/articles');
  const before = { ...stats };
  expect((await get('/api/articles', { headers: { [name]: value } })).status).toBe(200);
  expect(stats).toEqual(before);
});

test.each(['POST', 'OPTIONS', 'DELETE'])('%s goes past the cache', async (method) => {
  const { get, stats } = await cachedSite();
  await get('/api/articles');
  const before = { ...stats };
  expect((await get('/api/articles', { method })).status).not.toBe(200);
  expect(stats).toEqual(before);
});

test('the contact page has another question for each visitor, of the requested form', async () => {
  const { get } = await cachedSite();
  const addresses = ['/contact-us', '/contact-us', '/contact-us?tab=report', '/contact-us?tab=report'];
  const pages = (await Promise.all(addresses.map((address) => get(address)))).map(({ body }) =>
    body.toString(),
  );
  expect(new Set(pages.map((page) => /question \d+/.exec(page)?.[0])).size).toBe(4);
  expect(pages.map((page) => page.includes('<p>report</p>'))).toEqual([false, false, true, true]);
});

test.each([
  ['Cache-Control: no-store', 'cache-control', 'no-store'],
  ['Cache-Control: private', 'cache-control', 'private, max-age=60'],
  ['Set-Cookie', 'set-cookie', 'a=b'],
])('a response with %s is sent to one visitor alone', async (_name, header, value) => {
  let rendered = 0;
  const { get, stats } = await siteOf(4, async () => {
    rendered += 1;
    return new Response(`visitor ${rendered}`, { headers: { 'content-type': 'text/html', [header]: value } });
  });
  const at = Array.from({ length: 4 }, () => '/about-directorate');
  const responses = await Promise.all(at.map((address) => get(address)));
  expect(new Set(responses.map(({ body }) => body.toString())).size).toBe(4);
  expect(responses.map(({ headers }) => String(headers[header]))).toEqual(at.map(() => value));
  expect(stats).toMatchObject({ hits: 0, bytes: 0 });
});

test('a failed page is not stored, and is rendered once for all requests that waited for it', async () => {
  let fails = true;
  const { get, stats } = await siteOf(
    10,
    async () =>
      new Response('a page', { status: fails ? 503 : 200, headers: { 'content-type': 'text/html' } }),
  );
  const responses = await Promise.all(Array.from({ length: 10 }, () => get('/about-directorate')));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
  expect(stats).toMatchObject({ rendered: 1, bytes: 0 });
  fails = false;
  expect((await get('/about-directorate')).status).toBe(200);
});

test('a visitor who chose English and comes from elsewhere is redirected, though the page is cached', async () => {
  const { get, stats } = await cachedSite();
  await get('/');
  const headers = { cookie: 'language=en', 'sec-fetch-site': 'cross-site' };
  for (const query of ['', '?utm_source=x']) {
    const { status, headers: responded } = await get(`/${query}`, { headers });
    expect([status, responded.location]).toEqual([302, `/en${query}`]);
  }
  expect((await get('/', { headers: { ...headers, 'sec-fetch-site': 'same-origin' } })).status).toBe(200);
  expect(stats).toMatchObject({ rendered: 1, hits: 1 });
});

test('the page for unknown paths repeats no path, and stands for no page that exists', async () => {
  const { get, rendered } = await cachedSite();
  const first = await get('/a-private-place');
  expect([first.status, first.body.toString().includes('private')]).toEqual([404, false]);
  expect(await rendered('/another', '/en/a/b', '/en/other', '/%D9%85')).toBe(1);
  expect((await get('/Managers')).headers.location).toBe('/managers');
  for (const [spelled, status] of [
    ['/%6danagers', 200],
    ['/managers#x', 301],
    ['/x\\..\\managers', 301],
    ['/invitation', 200],
  ] as const) {
    expect([spelled, (await get(spelled)).status]).toEqual([spelled, status]);
    expect((await get('/another')).body.equals(first.body)).toBe(true);
  }
});

test('an item that is missing is shown once it is created', async () => {
  const { get, services } = await cachedSite();
  expect((await get('/articles/1/ar')).status).toBe(404);
  await services.content.create('articles', draft('the first'));
  expect((await get('/articles/1/ar')).status).toBe(200);
});

test('a closing site sends nothing from the cache', async () => {
  const { app, get, port } = await cachedSite();
  const cached = await get('/api/articles');
  // A request that is on its way, so that its connection is not closed as an idle one
  const socket = connect(port, '127.0.0.1');
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  app.server.once('connection', (connection) => connection.once('data', () => resolve()));
  socket.write('GET /api/articles HTTP/1.1\r\nHost: localhost\r\n');
  await arrived;
  const closing = app.close();
  socket.write('\r\n');
  const received = await text(socket);
  expect(received).toMatch(/^HTTP\/1\.1 503 /);
  expect(received).toMatch(/connection: close/i);
  expect(received).not.toContain(cached.body.toString());
  await closing;
});
