import { expect, test } from 'vitest';
import { openSite, written } from '#tests/requests/submit.ts';
import { cachedSite } from '#tests/sites/cached-site.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { logSerializers } from './request-log.ts';

const keys = ['hostname', 'level', 'method', 'ms', 'msg', 'pid', 'route', 'status', 'time'];

test('a log line has the route, the status and the duration, and nothing about the sender', async () => {
  const { app, request, log } = await testApp({ config: { trustProxy: ['127.0.0.1'] } });
  const marker = 'marker-7f3a';
  const headers = {
    'user-agent': marker,
    'x-forwarded-for': '203.0.113.77',
    'x-forwarded-host': `${marker}.example`,
    'x-request-id': marker,
    referer: `https://${marker}.example/`,
    cookie: `session=${marker}`,
    authorization: `Bearer ${marker}`,
  };
  const paths = ['/api/articles', '/api/article/1', `/api/article/${marker}`, `/api/${marker}`, `/${marker}`];
  for (const path of paths) await request(`${path}?q=${marker}`, { headers });
  await request(`/api/articles?limit=${marker}`, { headers });
  await request('/api/articles', { method: 'POST', payload: { marker }, headers });
  await request(`/api/%${marker}`, { headers });
  await app.inject({ url: '/api/articles', remoteAddress: '198.51.100.23' });

  const lines = log.join('');
  for (const trace of [marker, '203.0.113.77', '198.51.100.23']) expect(lines).not.toContain(trace);
  const responses = log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'response sent');
  expect(responses.length).toBeGreaterThanOrEqual(8);
  for (const response of responses) expect(Object.keys(response).toSorted()).toEqual(keys);
  expect(responses.map(({ method, route, status }) => `${method} ${route} ${status}`)).toContain(
    'GET /api/article/:id 404',
  );
});

test('submissions, and fetches of their forms, are not logged', async () => {
  const { request, app, send, proof, solve, log } = await openSite();
  const proofs = { contact: await solve('contact'), report: await proof('report') };
  log.length = 0;
  for (const kind of ['contact', 'report'] as const) {
    expect((await send(kind, { ...written[kind], recaptcha: proofs[kind] })).statusCode).toBe(201);
    expect((await send(kind, { ...written[kind], recaptcha: proofs[kind] })).statusCode).toBe(422);
    expect((await send(kind, {})).statusCode).toBe(422);
    expect((await send(kind, { message: 'x'.repeat(60_001) })).statusCode).toBe(413);
    expect((await send(kind, { message: 'x'.repeat(1_000_000) })).statusCode).toBe(413);
    expect((await request(`/api/${kind}`, { method: 'POST', payload: 'x' })).statusCode).toBe(415);
    const headers = { 'content-type': 'application/json' };
    expect((await request(`/api/${kind}`, { method: 'POST', payload: '{', headers })).statusCode).toBe(400);
    expect((await request(`/api/captcha?form=${kind}`)).statusCode).toBe(200);
    for (const method of ['GET', 'HEAD'] as const) {
      expect((await request(`/api/captcha/challenge?form=${kind}`, { method })).statusCode).toBe(200);
    }
  }
  expect((await request('/api/captcha/challenge?form=other')).statusCode).toBe(422);
  expect(log).toEqual([]);
  await app.inject('/api/articles');
  expect(log).toHaveLength(1);
});

test('opening a form is not logged', async () => {
  const { get, log } = await cachedSite();
  log.length = 0;
  for (const path of ['/contact-us', '/en/contact-us', '/en/contact-us.data']) {
    expect((await get(path)).status, path).not.toBe(500);
  }
  await get('/readyz');
  // The line is written after the response
  await expect.poll(() => log.map((line) => JSON.parse(line).route)).toEqual(['/readyz']);
});

test('each error of an AggregateError is logged, without its message', () => {
  const { errors = [] } = logSerializers.err(new AggregateError([new TypeError('to a@example.org'), 'b']));
  expect(errors.map(({ type, message }) => [type, message])).toEqual([['TypeError', '']]);
  expect(JSON.stringify(errors)).not.toContain('example.org');
});
