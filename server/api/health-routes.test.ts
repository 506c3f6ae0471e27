import { expect, test } from 'vitest';
import { testApp } from '#tests/test-app.ts';

test('a site whose database and storage answer is alive and ready, and nobody may keep that', async () => {
  const { ask } = await testApp();
  for (const [path, status] of [
    ['/healthz', 'alive'],
    ['/readyz', 'ready'],
  ] as const) {
    const response = await ask(path);
    expect([response.statusCode, response.json()]).toEqual([200, { status }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
});

test('a site whose database is gone is alive and not ready', async () => {
  const { ask, closeDatabase } = await testApp();
  await closeDatabase();
  expect((await ask('/healthz')).statusCode).toBe(200);
  const response = await ask('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    { message: 'The service is not available right now. Please try again later.' },
  ]);
});
