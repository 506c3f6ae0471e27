import { connect as connectSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { testApp } from '#tests/sites/test-app.ts';
import { localizedMessage } from '../../../shared/messages/localized-message.ts';

const access = { config: { may: 'read-public' } } as const;

test('an unexpected failure reveals no details, to the client or in the log', async () => {
  const { request, log } = await testApp({
    change: (services) => ({
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
  const response = await request('/api/managers');
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
  const { request } = await testApp({
    web: (app) => {
      app.post('/send', { ...access, schema: { body: z.object({ a: z.string() }) } }, () => 'taken');
    },
  });
  const response = await request('/send', { method: 'POST', ...body });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    vary: 'Accept-Language',
  });
  expect(response.json().message).toMatch(/^[A-Z].+\.$/);
  expect(Object.keys(response.json().errors ?? {})).toEqual(status === 422 ? ['a'] : []);
});

test('a form sent without a script is refused with a page in the language of its URL', async () => {
  const { request } = await testApp({
    web: (app) => {
      app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
        done(null, body),
      );
      app.post('*', access, () => 'taken');
    },
  });
  for (const [path, language] of [
    ['/contact-us?tab=report', 'ar'],
    ['/en/contact-us', 'en'],
  ] as const) {
    const { statusCode, headers, body } = await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `message=${'marker'.repeat(200_000)}`,
    });
    expect([statusCode, headers['content-language'], headers['cache-control']]).toEqual([
      413,
      language,
      'no-store',
    ]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const [, title] = /<title>([^<]+)<\/title>/.exec(body) ?? [];
    expect(title).toBe(localizedMessage(language, 'error.tooLarge'));
    expect(body).toMatch(
      new RegExp(
        `<html lang="${language}".*<h1>${title}</h1><p>${localizedMessage(language, 'error.shorten')}</p>`,
      ),
    );
    expect(body).not.toContain('marker');
  }
});

test('a call fails in JSON, also where a browser opens it', async () => {
  const { request: send } = await testApp();
  for (const path of ['/api/', '/api/no-such-call', '/api/article/99999']) {
    const response = await send(path, { headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([path, response.statusCode, response.json()]).toEqual([
      path,
      404,
      { message: expect.any(String) },
    ]);
  }
});

test('an undecodable path is refused in the API, and not found as a page', async () => {
  const { request } = await testApp({
    web: (app) => {
      app.get('*', access, ({ url }) => `page ${url}`);
    },
  });
  for (const path of ['/api/articles/%', '/api/article/%d8', '/storage/%zz']) {
    const response = await request(path);
    expect([path, response.statusCode, response.json()]).toEqual([
      path,
      400,
      { message: 'The request could not be read.' },
    ]);
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  }
  expect((await request('/articles/%d8%')).body).toBe('page /unreadable-address');
  expect((await request('/en/articles/%d8?a=b')).body).toBe('page /en/unreadable-address');
  expect((await request('/articles/%d8%a7?a=%')).body).toBe('page /articles/%d8%a7?a=%');
  // Percent-encoded letters equal plain ones
  expect((await request('/%61rticles/%35/%61r?%61=%2f')).body).toBe('page /articles/5/ar?%61=%2f');
  expect((await request('/a%2fb%3fc')).body).toBe('page /a%2fb%3fc');
});

test('malformed HTTP gets the response of every failure', async () => {
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
    const result = await text(socket);
    expect(result).toContain(`HTTP/1.1 ${status}\r\n`);
    expect(result).toMatch(/\r\ncontent-security-policy: default-src 'none'.*frame-ancestors 'none'\r\n/);
    expect(JSON.parse(result.split('\r\n\r\n')[1] ?? '')).toEqual({ message: 'تعذّرت قراءة الطلب.' });
  }
});

test('an unavailable database responds 503 with Retry-After', async () => {
  const { request, closeDatabase, log } = await testApp();
  await closeDatabase();
  const response = await request('/api/articles');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
  expect(response.json()).toEqual({ message: expect.stringMatching(/later/) });
  expect(log.join('')).toContain('the database did not respond');
});
