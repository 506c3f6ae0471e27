import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '#tests/test-app.ts';

const access = { config: { access: 'public' } } as const;

test('a failure that nobody foresaw says nothing of itself, to the caller or in the log', async () => {
  const { ask, log } = await testApp({
    change: (services) => ({
      ...services,
      managers: {
        ...services.managers,
        list: async () => {
          throw Object.assign(new Error('marker-of-a-secret\n    at marker-of-a-place'), {
            code: 'E_BROKEN',
          });
        },
      },
    }),
  });
  const response = await ask('/api/managers');
  expect([response.statusCode, response.json()]).toEqual([
    500,
    { message: 'Something went wrong on our side.' },
  ]);
  expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': 'en' });
  const line = log.find((each) => each.includes('a call failed')) ?? '';
  expect(line, 'the log must say what failed and where').toMatch(/E_BROKEN.*error-handler\.test\.ts/);
  expect(log.join('')).not.toContain('marker');
});

test.each([
  ['broken JSON', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
  [
    'a prototype in JSON',
    { payload: '{"__proto__":{}}', headers: { 'content-type': 'application/json' } },
    400,
  ],
  ['an empty body that should be JSON', { headers: { 'content-type': 'application/json' } }, 400],
  ['a body of another type', { payload: '<a/>', headers: { 'content-type': 'text/xml' } }, 415],
  ['too large a body', { payload: { a: 'x'.repeat(2_000_000) } }, 413],
  ['a body of the wrong shape', { payload: { a: 1 } }, 422],
])('%s is refused in the form of every failure', async (_name, body, status) => {
  const { ask } = await testApp({
    web: (app) => {
      app.post('/send', { ...access, schema: { body: z.object({ a: z.string() }) } }, () => 'taken');
    },
  });
  const response = await ask('/send', { method: 'POST', ...body });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  });
  expect(response.json().message).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(response.json().errors ?? {})).toEqual(status === 422 ? ['a'] : []);
});

test('an address that cannot be decoded is refused where a program calls, and shown as unknown where people read', async () => {
  const { ask } = await testApp({
    web: (app) => {
      app.get('*', access, (request) => `page ${request.url}`);
    },
  });
  for (const path of ['/api/articles/%', '/api/article/%d8', '/storage/%zz']) {
    const response = await ask(path);
    expect([path, response.statusCode, response.json()]).toEqual([
      path,
      400,
      { message: 'The request could not be read.' },
    ]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await ask('/articles/%d8%')).body).toBe('page /unreadable-address');
  expect((await ask('/en/articles/%d8?a=b')).body).toBe('page /en/unreadable-address');
  expect((await ask('/articles/%d8%a7?a=%')).body).toBe('page /articles/%d8%a7?a=%');
});

test('what is no HTTP at all is answered in the form of every failure', async () => {
  const { app } = await testApp();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  for (const [sent, status] of [
    ['nonsense\r\n\r\n', '400 Bad Request'],
    [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ]) {
    const socket = connectSocket(address.port, '127.0.0.1');
    socket.write(sent ?? '');
    const answer = await text(socket);
    expect(answer).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message: 'تعذّرت قراءة الطلب.' });
  }
});

test('a database that is gone is no failure of ours: the caller may try again', async () => {
  const { ask, closeDatabase, log } = await testApp();
  await closeDatabase();
  const response = await ask('/api/articles');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({ message: expect.stringMatching(/later/) });
  expect(log.join('')).toContain('the database did not answer');
});
