import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothEngines('unknown paths', (open) => {
  test('are listed by their requests, without query, sender and time; one that leads on is not', async () => {
    let at = Date.UTC(2026, 10, 20, 22, 30);
    const site = await cachedSite({ items: { articles: 1 }, database: await open(), now: () => at });
    const { services, get } = site;
    const request = async (...paths: string[]) => {
      for (const path of paths) await get(path);
    };
    await request('/old?q=secret', '/OLD', '/ar/old', '/articles/9/ar', encodeURI('/خبر'), '/articles', '/');
    // Probes, files, other programs, and what may name somebody
    await request(
      '/.env',
      '/wp-login.php',
      '/.git/config',
      '/x.png',
      '/name@example.org',
      '/name%40example.org',
      '/api/none',
      '/storage/none.pdf',
      '/old.data',
      `/${'a'.repeat(300)}`,
    );
    await get('/picture', { headers: { accept: 'image/*' } });
    await get('/frame', { headers: { 'sec-fetch-dest': 'iframe' } });
    await get('/posted', { method: 'POST' });
    await services.unknownPaths.flush();
    at += day;
    const { call } = await site.signIn();
    const listed = async () => (await call('/api/not-found')).json();
    await get('/old');
    const [first, second] = ['2026-11-21', '2026-11-22'];
    expect(await listed()).toEqual({
      paths: [
        { path: '/old', requests: 3, first_day: first, last_day: second },
        { path: '/articles/9/ar', requests: 1, first_day: first, last_day: first },
        { path: '/خبر', requests: 1, first_day: first, last_day: first },
      ],
      total: 3,
    });
    await call('/api/redirects', {
      method: 'PUT',
      payload: { redirects: [{ from: '/old', to: '/articles' }] },
    });
    expect((await listed()).total).toBe(2);
    at += 91 * day;
    await services.cleanUp();
    expect(await site.db.selectFrom('unknown_path').selectAll().execute()).toEqual([]);
  });

  test('are a thousand at most, those requested most', async () => {
    const site = await cachedSite({ database: await open() });
    const { unknownPaths } = site.services;
    for (let round = 0; round < 2; round += 1) {
      for (let number = 0; number < 1_500; number += 1) unknownPaths.count(`/random-${round}-${number}`, {});
      for (let times = 0; times < 5; times += 1) unknownPaths.count('/old', {});
      await unknownPaths.flush();
    }
    const rows = await site.db.selectFrom('unknown_path').selectAll().orderBy('requests', 'desc').execute();
    expect([rows.length, rows[0]]).toMatchObject([1_000, { path: '/old', requests: 10 }]);
  });
});
