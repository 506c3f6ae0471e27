import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, temporaryFolder } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { servePages } from '../pages/page-renderer.ts';
import { pageLimits } from '../pages/render-queues.ts';

const hour = 60 * 60 * 1000;
const start = Date.parse('2026-11-22T08:00:00Z');
const html = { accept: 'text/html' };

/** A site whose clock the test sets, with the calls of an administrator. */
async function site(options: Parameters<typeof cachedSite>[0] = {}) {
  const clock = { now: start };
  const cached = await cachedSite({ items: { articles: 14 }, now: () => clock.now, ...options });
  const shown = async (path: string) => {
    const { status, body, headers } = await cached.get(path, { headers: html });
    return { status, text: body.toString(), location: headers.location };
  };
  const { call } = await cached.signIn();
  return { ...cached, clock, shown, call };
}

describeOnBothEngines('calm mode by hand', (open) => {
  test('sends pages from memory and the few fixed ones, and no other until it ends by itself', async () => {
    const { shown, call, clock, services } = await site({ database: await open() });
    const known = ['/articles/1/ar', '/articles?page=1', '/en'];
    for (const path of known) await shown(path);
    const begun = await call('/api/calm-mode', { method: 'POST', payload: { hours: 2 } });
    expect([begun.statusCode, begun.json()]).toEqual([
      201,
      expect.objectContaining({ reasons: ['hand'], ends_at: new Date(start + 2 * hour).toISOString() }),
    ]);
    for (const path of [...known, '/', '/tenders', '/contact-us', '/no-such-page'])
      expect([path, (await shown(path)).status]).toEqual([path, path === '/no-such-page' ? 404 : 200]);
    for (const path of [
      '/articles/2/ar',
      '/articles?page=9',
      '/api/articles?limit=3&x=1',
      '/en/search?q=a',
    ]) {
      const { status, text } = await shown(path);
      expect([path, status]).toEqual([path, 503]);
      expect(text).toMatch(/ضغط غير معتاد|unusual load/);
    }
    clock.now += 2 * hour;
    expect((await shown('/articles/2/ar')).status).toBe(200);
    expect(services.calm.state()).toMatchObject({ reasons: [], ends_at: null });
  });

  test('shows what editors write meanwhile, also a new item', async () => {
    const { shown, call, services, responseCache } = await site({ database: await open() });
    await shown('/articles/1/ar');
    await call('/api/calm-mode', { method: 'POST', payload: {} });
    await services.content.update('articles', 1, { title_ar: 'عنوان آخر' });
    await responseCache.store.flushed();
    expect((await shown('/articles/1/ar')).text).toContain('عنوان آخر');
    const { id } = await services.content.create('articles', {
      image: null,
      title_ar: 'خبر جديد',
      title_en: 'News',
      description_ar: 'نص',
      description_en: 'Text',
      date_ar: '',
      date_en: '',
    });
    await shown('/articles');
    expect((await shown(`/articles/${id}/ar`)).text).toContain('خبر جديد');
  });
});

test.each([[0], [73], [1.5]])('calm mode of %d hours is refused with the reason', async (hours) => {
  const { call } = await site();
  const refused = await call('/api/calm-mode', { method: 'POST', payload: { hours } });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { hours: ['Calm mode takes a whole number of hours, from 1 to 72.'] },
  ]);
});

test('a page that is not in memory comes from the snapshot, for readers and not for search engines', async () => {
  const snapshotDir = await temporaryFolder();
  const write = async (path: string, content: string) => {
    await mkdir(dirname(join(snapshotDir, path)), { recursive: true });
    await writeFile(join(snapshotDir, path), content);
  };
  await write('articles/2/ar/index.html', '<style>p{color:red}</style><p>نسخة</p>');
  await write('style.css', 'p{}');
  const { shown, get, call } = await site({ config: { snapshotDir } });
  await call('/api/calm-mode', { method: 'POST', payload: {} });
  const { status, location = '' } = await shown('/articles/2/ar?from=mail');
  expect([status, location]).toEqual([302, '/snapshot/articles/2/ar/index.html']);
  const copy = await get(location);
  expect([copy.status, copy.headers['x-robots-tag'], copy.body.toString()]).toEqual([
    200,
    'noindex',
    expect.stringContaining('نسخة'),
  ]);
  expect(copy.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/);
  expect((await shown('/en/contact-us?tab=report')).status).toBe(200);
  expect((await shown('/snapshot/en/contact-us/index.html')).location).toBe('/en/contact-us');
  await write('en/search/index.html', '');
  expect((await shown('/en/search?q=a%26b')).location).toBe('/snapshot/en/search/index.html?q=a%26b');
  expect((await get('/snapshot/style.css')).headers['content-type']).toMatch(/^text\/css/);
  for (const path of [
    '/snapshot/../key',
    '/snapshot/%2e%2e/key',
    '/snapshot/articles',
    '/snapshot/none.html',
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  expect((await shown('/articles/3/ar')).status).toBe(503);
});

test('administrators come from their own networks alone, and are told so', async () => {
  const { call, request, app } = await site({ config: { adminNetworks: ['192.0.2.0/24'] } });
  expect((await call('/api/audit')).statusCode).toBe(200);
  await call('/api/calm-mode', { method: 'POST', payload: {}, remoteAddress: '192.0.2.7' });
  expect((await call('/api/audit', { remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  const payload = { email: 'editor@example.org', password: 'a wrong password' };
  for (const [path, options] of [
    ['/api/login', { method: 'POST', payload }],
    ['/api/audit', {}],
  ] as const) {
    const refused = await request(path, { ...options, remoteAddress: '198.51.100.1' });
    expect([refused.statusCode, refused.json().message]).toEqual([
      403,
      'The site is in calm mode: until it ends, the administrator area opens only from the directorate’s own networks.',
    ]);
  }
  expect((await app.inject({ url: '/api/articles', remoteAddress: '198.51.100.1' })).statusCode).toBe(200);
});

const guess = { method: 'POST', payload: {} } as const;

test('begins by itself in a flood of requests, and ends some minutes after it', async () => {
  const { shown, request, clock, services } = await site({ config: { limits: true } });
  expect(services.calm.state().reasons).toEqual([]);
  for (let sent = 0; sent < 160; sent += 1)
    await request('/api/login', { ...guess, remoteAddress: `198.51.${sent % 20}.1` });
  expect(services.calm.state().reasons).toEqual(['flood']);
  expect((await shown('/articles/2/ar')).status).toBe(503);
  clock.now += 4 * 60 * 1000;
  expect((await shown('/articles/2/ar')).status).toBe(200);
});

test('neither the reading of pages nor one sender alone is a flood', async () => {
  const { shown, request, services } = await site({ config: { limits: true } });
  for (let read = 0; read < 1_000; read += 1) await shown('/articles');
  for (let sent = 0; sent < 300; sent += 1)
    await request('/api/login', { ...guess, remoteAddress: '198.51.100.1' });
  expect(services.calm.state().reasons).toEqual([]);
});

/** A site whose pages are rendered only once `open` is called, and requests for invented ones from hosts of their own. */
async function siteOfSlowPages() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { promise: full, resolve: allPlacesTaken } = Promise.withResolvers<void>();
  let running = 0;
  const handle = async () => {
    running += 1;
    if (running === pageLimits.maxConcurrent) allPlacesTaken();
    await opened;
    return new Response('<!doctype html><p>Page</p>', { headers: { 'content-type': 'text/html' } });
  };
  const pages = {
    publicUrl: 'https://www.example.org',
    built: true,
    createHandler: async () => () => handle,
  };
  const { request, services } = await testApp({
    config: { limits: true },
    web: (app, own) => servePages(app, { services: own, ...pages }),
  });
  const flood = (count: number, hosts: number) =>
    Array.from({ length: count }, (_, at) =>
      request(`/articles?page=${at}`, { remoteAddress: `198.51.${at % hosts}.1` }),
    );
  const room = pageLimits.maxConcurrent + pageLimits.maxQueued;
  return { flood, room, full, open, reasons: () => services.calm.state().reasons };
}

test.each([
  ['of many hosts begins', 20, 20, ['flood']],
  ['of one host does not begin', 1, 1, []],
  ['of one host, because of which many are refused, does not begin', 1, 20, []],
])('a flood of pages %s calm mode, once their queue is full', async (_whose, hosts, others, reasons) => {
  const slow = await siteOfSlowPages();
  const waiting = slow.flood(slow.room, hosts);
  await slow.full;
  const refused = await Promise.all(slow.flood(160, others));
  expect(new Set(refused.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  expect(slow.reasons()).toEqual(reasons);
  slow.open();
  await Promise.all(waiting);
});

test('pages that were read are there without a database, also on the next day', async () => {
  const { shown, clock, services, closeDatabase } = await site();
  for (const path of ['/articles/1/ar', '/en', '/articles']) await shown(path);
  await closeDatabase();
  await services.health.checkForChanges().catch(() => undefined);
  expect(services.calm.state().reasons).toEqual(['database']);
  clock.now += 24 * hour;
  for (const path of ['/articles/1/ar', '/en', '/articles'])
    expect([path, (await shown(path)).status]).toEqual([path, 200]);
  expect((await shown('/articles/2/ar')).status).toBe(503);
});

test('a page that is gone by now is not sent as it was, when the database goes', async () => {
  const { shown, clock, closeDatabase, db } = await site();
  await shown('/articles/1/ar');
  clock.now += 24 * hour;
  // As another process does it, so that no tag names the item
  await db.deleteFrom('content_item').where('id', '=', 1).execute();
  expect((await shown('/articles/1/ar')).status).toBe(404);
  await closeDatabase();
  expect((await shown('/articles/1/ar')).status).toBeGreaterThanOrEqual(500);
});

test('a page whose own content has changed is not sent as it was, when the database goes', async () => {
  const { shown, services, clock, closeDatabase } = await site();
  for (const path of ['/articles/1/ar', '/articles/2/ar', '/en']) await shown(path);
  clock.now += 24 * hour;
  await shown('/en');
  await services.content.update('articles', 1, { title_ar: 'عنوان آخر' });
  await closeDatabase();
  for (const path of ['/articles/1/ar', '/en'])
    expect((await shown(path)).status, path).toBeGreaterThanOrEqual(500);
});
