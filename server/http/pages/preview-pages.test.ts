import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { maxPreviews, previewGuesses } from '#shared/limits.ts';
import { localizedMessage } from '#shared/messages/localized-message.ts';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { pdf } from '#tests/requests/documents.ts';
import { form } from '#tests/requests/form.ts';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';
import { servePages } from './page-renderer.ts';

const start = Date.parse('2026-11-22T08:00:00Z');
const day = 24 * 60 * 60 * 1000;

/** A site whose administrator has written a draft. */
async function previewSite(database?: TestDatabase) {
  const clock = { now: start };
  const site = await testApp({
    ...(database && { database }),
    now: () => clock.now,
    config: { publicUrl: 'https://www.example.org' },
    web: (app, services) =>
      servePages(app, {
        services,
        publicUrl: 'https://www.example.org',
        built: true,
        createHandler: async () => plainPages,
      }),
  });
  const { call } = await site.signIn();
  const { image: _image, ...texts } = draft('A draft');
  await call('/api/article', await form({ ...texts, publish: 'draft' }));
  const post = async (path: string, payload: object) => {
    const response = await call(`/api/${path}`, { method: 'POST', payload });
    return { status: response.statusCode, json: response.json() };
  };
  const articles = (...ids: number[]) => ids.map((id) => ({ section: 'articles', id }));
  return {
    ...site,
    call,
    clock,
    post,
    articles,
    save: (fields: object) => call('/api/items/articles/1', { method: 'PUT', payload: fields }),
    /** The path of a new link. */
    link: async (days = 7, items = articles(1)) =>
      new URL((await post('previews', { items, days })).json.url).pathname,
    links: async () => (await call('/api/previews')).json().previews,
    /** Opens a path as a reader without an account. */
    read: (path: string, remoteAddress = '203.0.113.1') =>
      site.request(path, { headers: { accept: 'text/html' }, remoteAddress }),
  };
}

describeOnBothEngines('a preview link', (open) => {
  test('shows the working copy in both languages, and what is written later', async () => {
    const { link, read, request, save } = await previewSite(await open());
    const path = await link();
    const arabic = await read(path);
    expect(arabic.statusCode).toBe(200);
    expect(arabic.body).toContain('ما يقوله A draft');
    expect(arabic.body).toContain(localizedMessage('ar', 'preview.bar'));
    expect((await read(`${path}?language=en`)).body).toContain('What A draft says');
    expect((await request('/api/article/1')).statusCode).toBe(404);
    await save({ description_en: 'Written later' });
    expect((await read(`${path}?language=en`)).body).toContain('Written later');
  });

  test('is stored as a hash, and reading it changes nothing', async () => {
    const { db, link, links, read } = await previewSite(await open());
    const path = await link();
    const token = path.replace('/preview/', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const tables = ['preview', 'audit_entry', 'item_document', 'item_revision', 'item_event'] as const;
    const before = await rowsOf(db, tables);
    expect(searchFor([token], before)).toEqual([]);
    await read(path);
    await read(`${path}?language=en`);
    expect(await rowsOf(db, tables)).toEqual(before);
    expect(JSON.stringify(await links())).not.toContain(token);
  });

  test('ends by itself, and at once when it is withdrawn', async () => {
    const { call, clock, db, link, links, read, services } = await previewSite(await open());
    const [short, week, withdrawn] = [await link(1), await link(7), await link(30)];
    const { id } = (await links()).find(
      ({ expires_at }: { expires_at: string }) => Date.parse(expires_at) === start + 30 * day,
    );
    expect((await call(`/api/previews/${id}`, { method: 'DELETE' })).statusCode).toBe(200);
    expect((await call(`/api/previews/${id}`, { method: 'DELETE' })).statusCode).toBe(404);
    clock.now += day;
    const statuses = [short, week, withdrawn].map(async (path) => (await read(path)).statusCode);
    expect(await Promise.all(statuses)).toEqual([404, 200, 404]);
    // A link that never was has the same page
    const never = await read(`/preview/${'A'.repeat(43)}`);
    for (const path of [short, withdrawn, '/preview/short', '/preview/a/b'])
      expect((await read(path)).body, path).toBe(never.body);
    // The session has ended meanwhile
    expect((await services.previews.list()).map(({ items }) => items)).toEqual([
      [{ section: 'articles', id: 1, title_ar: 'A draft بالعربية', title_en: 'A draft', exists: true }],
    ]);
    await services.cleanUp();
    expect(await db.selectFrom('preview').select('expires_at').execute()).toHaveLength(1);
    const actions = await db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    expect(actions.filter(({ action }) => action.startsWith('preview.'))).toEqual([
      ...Array.from({ length: 3 }, () => ({ action: 'preview.made', subject: 'articles/1' })),
      { action: 'preview.withdrawn', subject: 'articles/1' },
    ]);
  });

  test('of a set leads to each item, and says which were deleted', async () => {
    const { articles, call, link, read } = await previewSite(await open());
    const { image: _image, ...texts } = draft('Another');
    await call('/api/article', await form({ ...texts, publish: 'draft' }));
    const path = await link(7, articles(1, 2));
    expect((await read(`${path}?language=en&item=2`)).body).toContain('What Another says');
    expect((await read(`${path}?item=3`)).statusCode).toBe(404);
    await call('/api/article/2', { method: 'DELETE' });
    const deleted = await read(`${path}?language=en&item=2`);
    expect(deleted.statusCode).toBe(410);
    expect(deleted.body).toContain(localizedMessage('en', 'preview.deleted'));
    expect(deleted.body).toContain(`${path}?language=en"`);
    expect(deleted.body).not.toContain('What Another says');
    await call('/api/trash/articles/2', { method: 'DELETE' });
    expect((await read(`${path}?item=2`)).statusCode).toBe(410);
    expect((await read(path)).statusCode).toBe(200);
  });

  test('is refused for what is none', async () => {
    const { articles, post } = await previewSite(await open());
    const statusOf = async (items: object[], days: unknown = 7) =>
      (await post('previews', { items, days })).status;
    expect(await statusOf(articles(1, 2))).toBe(404);
    expect(await statusOf(articles(1), 2)).toBe(422);
    expect(await statusOf([])).toBe(422);
    expect(await statusOf(articles(...Array.from({ length: 51 }, () => 1)))).toBe(422);
    expect(await statusOf([{ section: 'novels', id: 1 }])).toBe(422);
    expect((await post('previews/frame', { section: 'articles', id: 2 })).status).toBe(404);
  });

  test('of the editor is one for each item, in no list, and ends after an hour', async () => {
    const { clock, links, post, read } = await previewSite(await open());
    const frame = async () =>
      new URL((await post('previews/frame', { section: 'articles', id: 1 })).json.url).pathname;
    const [first, second] = [await frame(), await frame()];
    expect((await read(first)).statusCode).toBe(404);
    const { body, statusCode } = await read(second);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('preview-bar');
    // A link in the frame has nowhere to go: its sandbox opens no window
    expect(body).toContain('<base target="_blank">');
    expect(await links()).toEqual([]);
    clock.now += 60 * 60 * 1000;
    expect((await read(second)).statusCode).toBe(404);
  });
});

test('a preview link reads the files of its items, and of no other', async () => {
  const { link, read, call, articles, services } = await previewSite();
  await services.publishing.create('articles', draft('B'), { author: '', publish: false });
  const upload = async (id: number) =>
    call(
      `/api/items/articles/${id}/attachments`,
      await form({ file: pdf(`${id}`), name_en: 'Terms', language: 'en' }),
    );
  expect([(await upload(1)).statusCode, (await upload(2)).statusCode]).toEqual([201, 201]);
  const path = await link(7, articles(2, 1));
  expect((await read(`${path}?item=2`)).body).toContain(`Terms ${path}/2-1`);
  const file = await read(`${path}/2-1`);
  expect([file.statusCode, file.rawPayload.equals(pdf('1'))]).toEqual([200, true]);
  expect(file.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': 'attachment; filename="Terms.pdf"; filename*=UTF-8\'\'Terms.pdf',
    'referrer-policy': 'no-referrer',
  });
  for (const none of ['/3-1', '/2-2', '/2-x', '/2-']) expect((await read(path + none)).statusCode).toBe(404);
  const { id } = (await call('/api/previews')).json().previews[0];
  await call(`/api/previews/${id}`, { method: 'DELETE' });
  expect((await read(`${path}/2-1`)).statusCode).toBe(404);
});

test('there are no more links than a list shows, each of which can be withdrawn', async () => {
  const { articles, call, db, link, links, post } = await previewSite();
  await link();
  const row = await db.selectFrom('preview').selectAll().executeTakeFirstOrThrow();
  const others = Array.from({ length: maxPreviews - 1 }, (_, number) => ({
    ...row,
    id: randomUUID(),
    token_hash: `${number}`,
  }));
  await db.insertInto('preview').values(others).execute();
  const make = async () => (await post('previews', { items: articles(1), days: 7 })).status;
  expect([await make(), (await links()).length]).toEqual([409, maxPreviews]);
  await call(`/api/previews/${row.id}`, { method: 'DELETE' });
  expect([await make(), await make()]).toEqual([201, 409]);
});

test('nothing of a preview stays in a log, a cache, a referrer or an index', async () => {
  const { link, log, read, request } = await previewSite(await sqliteDatabase());
  const path = await link();
  log.length = 0;
  for (const url of [path, `${path}?language=en`, '/preview/none', `${path}.data`]) {
    const { headers } = await read(url);
    expect(headers, url).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow, noarchive',
      'x-frame-options': 'SAMEORIGIN',
    });
    expect(headers.etag).toBeUndefined();
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  }
  expect((await request(path, { method: 'POST' })).statusCode).toBe(404);
  expect(log.join('')).not.toContain(path.replace('/preview/', ''));
  expect(log.filter((line) => line.includes('"GET"'))).toEqual([]);
});

test('pages for administrators show previews in a frame, and no other page any frame', async () => {
  const { read } = await previewSite();
  const policyOf = async (path: string) => String((await read(path)).headers['content-security-policy']);
  expect(await policyOf('/articles-edit')).toContain("frame-src 'self'");
  for (const path of ['/', '/articles', '/login', '/invitation', '/contact-us'])
    expect(await policyOf(path), path).toContain("frame-src 'none'");
  for (const path of ['/', '/articles', '/login', '/articles-edit']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
    expect((await read(path)).headers['x-frame-options'], path).toBe('DENY');
  }
});

test('a host that guesses is slowed down, and nobody with a valid link is', async () => {
  const { link, read } = await previewSite();
  const path = await link();
  const guess = async (from?: string) => (await read(`/preview/${'A'.repeat(43)}`, from)).statusCode;
  for (let count = 0; count < previewGuesses; count += 1) expect(await guess()).toBe(404);
  expect(await guess()).toBe(429);
  expect(await guess('203.0.113.2')).toBe(404);
  expect((await read(path)).statusCode).toBe(200);
});
