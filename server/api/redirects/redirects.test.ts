import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { draft } from '#tests/sites/test-app.ts';

type Row = { from: string; to: string | null };

/** A site with an article, and an administrator who saves redirects there. */
async function site(database?: TestDatabase) {
  const cached = await cachedSite({ items: { articles: 1 }, ...(database && { database }) });
  const { call } = await cached.signIn();
  const put = async (payload: string | Buffer, type: string) => {
    const response = await call('/api/redirects', {
      method: 'PUT',
      headers: { 'content-type': type },
      payload,
    });
    return { status: response.statusCode, json: response.json() };
  };
  return {
    ...cached,
    call,
    save: (...redirects: Row[]) => put(JSON.stringify({ redirects }), 'application/json'),
    upload: (csv: string | Buffer) => put(csv, 'text/csv'),
    stored: async () =>
      (await call('/api/redirects'))
        .json()
        .redirects.map(({ from, to }: Row) => `${from} → ${to}`)
        .toSorted(),
    /** The status of a path, and where it leads. */
    leads: async (path: string) => {
      const { status, headers } = await cached.get(path);
      return status === 301 ? headers.location : status;
    },
  };
}

test('an old path leads on in every spelling, from the cache’s 404 on, and no longer once removed', async () => {
  const { save, leads, get } = await site();
  // The page for unknown paths is in the cache by now
  expect([await leads('/old'), await leads('/old')]).toEqual([404, 404]);
  const saved = await save(
    { from: '/Old/', to: '/articles' },
    { from: '/index.php?b=2&a=1', to: '/ar/articles/1/ar' },
    { from: '/أخبار/قديمة', to: '/مسار?س=١#جزء' },
    { from: 'http://www.old.example/page.html', to: 'https://archive.example/صفحة' },
  );
  expect(saved).toMatchObject({ status: 200, json: { saved: 4, removed: 0, refused: [] } });
  for (const path of ['/old', '/OLD/', '/ar/old', '/%6fld', '//old', '/old?utm_source=x'])
    expect(await leads(path), path).toBe('/articles');
  for (const path of ['/index.php?a=1&b=2', '/Index.php?b=2&a=1'])
    expect(await leads(path), path).toBe('/articles/1/ar');
  for (const path of ['/index.php', '/index.php?a=1', '/en/old', '/old/er'])
    expect(await leads(path), path).toBe(404);
  expect(await leads(encodeURI('/أخبار/قديمة'))).toBe(encodeURI('/مسار?س=١#جزء'));
  expect(await leads('/page.html')).toBe(encodeURI('https://archive.example/صفحة'));
  const { headers, body } = await get('/old');
  expect([headers['cache-control'], body.length]).toEqual(['no-cache', 0]);

  expect(await save({ from: '/old', to: null }, { from: '/none', to: null })).toMatchObject({
    json: { saved: 0, removed: 1 },
  });
  expect(await leads('/old')).toBe(404);
});

test('a page is never replaced: a redirect answers for an item once it is gone, and not for pages', async () => {
  const { save, leads, services, call } = await site();
  for (const from of [
    '/',
    '/articles',
    '/EN/Articles/',
    '/login',
    '/trash-edit',
    '/api/articles',
    '/articles/1/ar',
    '/feed/articles/ar.xml',
    '/healthz',
    '/a.data',
  ])
    expect(await save({ from, to: '/studies' }), from).toMatchObject({
      status: 422,
      json: {
        errors: {
          'redirects.0.from': ['The site has a page at this path, which a redirect would never replace.'],
        },
      },
    });
  await services.storage.put('documents/there.pdf', Buffer.from('%PDF-1.7'));
  for (const name of ['there', 'gone']) {
    const from = `/storage/documents/${name}.pdf`;
    expect((await save({ from, to: '/studies' })).status).toBe(200);
    expect(await leads(from)).toBe(name === 'gone' ? '/studies' : 200);
  }
  expect((await save({ from: '/articles/2/ar', to: '/studies' })).status).toBe(200);
  expect(await leads('/articles/2/ar')).toBe('/studies');
  await services.content.create('articles', draft('The second'));
  expect(await leads('/articles/2/ar')).toBe(200);
  await call('/api/article/2', { method: 'DELETE' });
  expect(await leads('/articles/2/ar')).toBe('/studies');
});

test('one bad row of a list refuses all, with the reason at its field', async () => {
  const { save, stored } = await site();
  expect((await save({ from: '/kept', to: '/articles' })).status).toBe(200);
  const refused = {
    'redirects.1.from': [{ from: 'old.html', to: '/articles' }, /no old path/],
    'redirects.1.to': [{ from: '/b', to: 'javascript:alert(1)' }, /path of this site/],
  } as const;
  for (const [field, [row, message]] of Object.entries(refused)) {
    const { status, json } = await save({ from: '/a', to: '/articles' }, row);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
    expect(json.errors[field][0]).toMatch(message);
  }
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'http://plain.example',
    'https://user:pass@evil.example',
    'https:evil.example',
    '/x\r\nSet-Cookie: a=b',
    'https://evil.example/\nx',
    '',
  ])
    expect((await save({ from: '/a', to })).status, JSON.stringify(to)).toBe(422);
  expect((await save({ from: `/${'a'.repeat(2_001)}`, to: '/articles' })).status).toBe(422);
  expect(await stored()).toEqual(['/kept → /articles']);
});

test('loops and chains are refused, however they are written', async () => {
  const { save, stored } = await site();
  expect((await save({ from: '/a', to: '/b' })).status).toBe(200);
  const loops = [
    { from: '/b', to: '/A/' },
    { from: '/c', to: '/ar/c' },
    { from: '/c', to: 'http://localhost:0/C?x=1' },
    { from: '/c', to: 'https://localhost:0/c' },
  ];
  const chains = [
    { from: '/b', to: '/articles' },
    { from: '/c', to: '/a' },
    { from: '/c', to: '/a?x=1#y' },
  ];
  for (const row of loops)
    expect((await save(row)).json.errors, JSON.stringify(row)).toMatchObject({
      'redirects.0.to': [expect.stringMatching(/leads back/)],
    });
  for (const row of chains)
    expect((await save(row)).json.errors, JSON.stringify(row)).toMatchObject({
      'redirects.0.from': [expect.stringMatching(/two redirects/)],
    });
  // Turned around, one after the other
  expect((await save({ from: '/a', to: null }, { from: '/b', to: '/a' })).status).toBe(200);
  expect(await stored()).toEqual(['/b → /a']);
});

describeOnBothEngines('redirects', (open) => {
  test('of a CSV the good rows are taken, and the refused ones come back with their lines', async () => {
    const { upload, call, stored, leads } = await site(await open());
    const csv =
      '\uFEFFfrom,to\r\n/one,/articles\r\n\r\n"/two, ""2""","/studies"\r\n/loop-a,/loop-b\r\n/loop-b,/loop-a\r\n/one,/tenders\r\n/alone\r\nx,/y\r\n/same,/same';
    const { status, json } = await upload(csv);
    expect(status).toBe(200);
    expect(json).toMatchObject({ saved: 3, removed: 0 });
    expect(
      json.refused.map(({ line, from, reason }: Record<string, string>) => [line, from, reason]),
    ).toEqual([
      [6, '/loop-b', 'loop'],
      [7, '/one', 'twice'],
      [8, '/alone', 'to'],
      [9, 'x', 'from'],
      [10, '/same', 'loop'],
    ]);
    expect(json.refused[0].message).toMatch(/leads back/);
    expect(await leads('/two,%20%222%22')).toBe('/studies');

    const file = await call('/api/redirects', { headers: { accept: 'text/csv' } });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const before = await stored();
    expect((await upload(Buffer.from(file.payload))).json).toMatchObject({ saved: 3, refused: [] });
    expect(await stored()).toEqual(before);
    expect((await upload('/three;/articles\n/four;/studies')).json).toMatchObject({ saved: 2, refused: [] });

    expect((await upload('')).json.message).toMatch(/holds no rows/);
    expect((await upload(Buffer.from('/\xe3\xe1\xdd,/articles', 'latin1'))).json.message).toMatch(/UTF-8/);
  });

  test('what is saved is found by its text, and recorded', async () => {
    const { save, call, db } = await site(await open());
    await save({ from: '/أخبار', to: '/admin-news' }, { from: '/old', to: 'https://Archive.example/x' });
    for (const q of ['خبا', 'اخبار', encodeURIComponent('/%D8%A3%D8%AE'), 'ADMIN-news'])
      expect((await call(`/api/redirects?q=${q}`)).json(), q).toMatchObject({
        total: 1,
        redirects: [{ from: '/أخبار', origin: 'hand', author: 'editor@example.org' }],
      });
    expect((await call('/api/redirects?q=%25')).json().total).toBe(0);
    expect((await call('/api/redirects?q=%00')).statusCode).toBe(422);
    expect((await call('/api/redirects?limit=1&page=2')).json()).toMatchObject({
      total: 2,
      redirects: [{ from: '/أخبار' }],
    });
    const entry = await db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'amount'])
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst();
    expect(entry).toEqual({ action: 'redirects.saved', subject: '/أخبار', amount: 2 });
    const letters = Array.from({ length: 1_500 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(
      '',
    );
    expect(await save({ from: `/${letters}`, to: '/x' })).toMatchObject({
      status: 422,
      json: { message: expect.stringMatching(/too long/) },
    });
    expect((await save({ from: `/${letters.slice(0, 660)}`, to: `/${letters}` })).status).toBe(200);
  });
});
