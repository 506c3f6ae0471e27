import { readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

test('a site whose database and storage respond is alive and ready, and the response is not cacheable', async () => {
  const { request } = await testApp();
  for (const [path, status] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ] as const) {
    const response = await request(path);
    expect([response.statusCode, response.json()]).toEqual([200, { status }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('a site whose database is gone is alive and not ready', async () => {
  const { request, closeDatabase } = await testApp();
  await closeDatabase();
  expect((await request('/healthz')).statusCode).toBe(200);
  const response = await request('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { message: 'The service is not available right now. Please try again later.' },
  ]);
});

test('a site whose disk is full is not ready while its pages go on, and is again once there is room', async () => {
  let timestamp = Date.now();
  const { request, dataDir } = await testApp({ items: { articles: 1 }, now: () => timestamp });
  // Takes nothing, as a disk that is full
  await symlink('/dev/full', join(dataDir, '.room'));
  expect((await request('/readyz')).statusCode).toBe(503);
  expect((await request('/api/articles')).statusCode).toBe(200);
  // The free space is cached
  expect((await request('/readyz')).statusCode).toBe(503);
  timestamp += 10_000;
  expect((await request('/readyz')).statusCode).toBe(200);
  expect(await readdir(dataDir)).not.toContain('.room');
});
