import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cachedSite } from '#tests/sites/cached-site.ts';

const addresses = ['/', '/en', '/articles', '/articles/1/ar', '/no/such', '/api/articles', '/sitemap.xml'];

test.each(addresses)('%s: the second response is the first, rendered once', async (address) => {
  const { get, stats } = await cachedSite({ items: { articles: 2 } });
  const headers = { 'accept-encoding': 'br' };
  const [first, second] = [await get(address, { headers }), await get(address, { headers })];
  expect(stats).toMatchObject({ rendered: 1, hits: 1, misses: 1 });
  expect(second.status).toBe(first.status);
  expect({ ...second.headers, date: '' }).toEqual({ ...first.headers, date: '' });
  expect(second.body.equals(first.body)).toBe(true);
});

test('a cached page has all headers of the framework', async () => {
  const { app, get } = await cachedSite();
  const { date: _date, connection: _connection, ...stated } = (await app.inject('/')).headers;
  const { headers } = await get('/');
  expect(headers).toMatchObject({ ...stated, vary: 'Cookie, Sec-Fetch-Site, accept-encoding' });
  expect(headers['content-security-policy']).toContain('script-src');
});

const decompress = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (body: Buffer) => body,
};

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['zstd, gzip', 'zstd'],
  ['gzip', 'gzip'],
  ['identity', 'identity'],
  ['', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0 , zstd;q=0.000, gzip ; q=0, identity', 'identity'],
  ['br;q=0.1, gzip;q=1', 'br'],
  ['deflate', 'identity'],
] as const)('Accept-Encoding %j gets %s', async (accepted, encoding) => {
  const { app, get } = await cachedSite({ items: { articles: 9 } });
  const plain = (await app.inject('/api/articles')).body;
  for (const time of ['rendered', 'cached']) {
    const { headers, body } = await get('/api/articles', { headers: { 'accept-encoding': accepted } });
    expect(headers['content-encoding'] ?? 'identity', time).toBe(encoding);
    expect(headers.vary).toBe('accept-encoding');
    expect(headers['content-length']).toBe(String(body.length));
    expect(decompress[encoding](body).toString()).toBe(plain);
  }
});

test('a small response is sent uncompressed, whatever the client accepts', async () => {
  const { get } = await cachedSite();
  const { headers, body } = await get('/api/managers', { headers: { 'accept-encoding': 'br, gzip' } });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('vary');
  expect(body.toString()).toBe('[]');
});

test('HEAD has the headers of GET and no body, cached or not', async () => {
  const { get, stats } = await cachedSite({ items: { articles: 9 } });
  const requested = { headers: { 'accept-encoding': 'gzip' } };
  const cold = await get('/articles', { ...requested, method: 'HEAD' });
  const complete = await get('/articles', requested);
  const cached = await get('/articles', { ...requested, method: 'HEAD' });
  for (const head of [cold, cached]) {
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect({ ...head.headers, date: '' }).toEqual({ ...complete.headers, date: '' });
  }
  expect(stats.rendered).toBe(1);
});

test('a client with the present response gets 304', async () => {
  const { get, stats } = await cachedSite({ items: { articles: 9 } });
  const { headers: complete } = await get('/articles');
  const tag = String(complete.etag);
  for (const header of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
    const { status, headers, body } = await get('/articles', { headers: { 'if-none-match': header } });
    expect([header, status, body.length]).toEqual([header, 304, 0]);
    const { etag, vary } = complete;
    const { date: _date, ...stated } = headers;
    // The client keeps the other headers from its stored response
    expect(stated).toEqual({
      etag,
      vary,
      'cache-control': 'no-cache',
      connection: 'keep-alive',
      'keep-alive': 'timeout=72',
    });
  }
  expect((await get('/articles', { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
  expect(stats.rendered).toBe(1);
});

test('fifty simultaneous requests wait for one rendering', async () => {
  const { get, stats } = await cachedSite({ items: { articles: 9 } });
  const responses = await Promise.all(Array.from({ length: 50 }, () => get('/articles')));
  expect(stats.rendered).toBe(1);
  expect(new Set(responses.map(({ status, body }) => `${status} ${body.toString()}`)).size).toBe(1);
});

test('a popular response is recompressed, and reads the same', async () => {
  const { get, responseCache } = await cachedSite({ items: { articles: 40 } });
  const headers = { 'accept-encoding': 'br' };
  const first = await get('/api/articles', { headers });
  for (let times = 0; times < 50; times += 1) await get('/api/articles', { headers });
  await responseCache.store.recompressed();
  const last = await get('/api/articles', { headers });
  expect(last.body.length).toBeLessThan(first.body.length);
  expect(last.headers['content-length']).toBe(String(last.body.length));
  expect(brotliDecompressSync(last.body).equals(brotliDecompressSync(first.body))).toBe(true);
});
