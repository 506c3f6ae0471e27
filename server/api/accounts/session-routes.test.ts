import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { roles } from '#shared/accounts/permissions.ts';
import { administrator, testApp } from '#tests/sites/test-app.ts';

const minute = 60_000;
const wrong = 'These details are not right. Please try again.';

async function withAdministrator(options: Parameters<typeof testApp>[0] = {}) {
  const site = await testApp(options);
  await site.services.administrators.add(administrator.email, administrator.password);
  const login = (payload: object, more: object = {}) =>
    site.request('/api/login', { method: 'POST', payload, ...more });
  const session = (token: string) =>
    site.request('/api/session', { headers: { authorization: `Bearer ${token}` } });
  return { ...site, login, session };
}

test('a sign-in returns a token that identifies the administrator until the sign-out', async () => {
  const now = Date.UTC(2026, 10, 1);
  const { request, login, session } = await withAdministrator({ now: () => now });
  const response = await login({ ...administrator, email: ` ${administrator.email.toUpperCase()} ` });
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { token, expires_at } = response.json();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(expires_at).toBe('2026-11-01T08:00:00.000Z');
  expect((await session(token)).json()).toEqual({
    email: administrator.email,
    expires_at,
    roles: [...roles],
    sections: [],
    fingerprint: expect.stringMatching(/^[0-9A-F]{4}( [0-9A-F]{4}){7}$/),
    holds_key: true,
    four_eyes: false,
  });
  const headers = { 'authorization': `Bearer ${token}`, 'accept-language': 'ar' };
  const out = await request('/api/logout', { method: 'POST', headers });
  expect([out.statusCode, out.json()]).toEqual([200, { message: 'سُجّل خروجك.' }]);
  expect(out.headers['clear-site-data']).toBe('"cache"');
  expect((await session(token)).statusCode).toBe(401);
});

test('an unknown address and a wrong password get the same response, each after one password hash', async () => {
  const { login } = await withAdministrator();
  const runs = vi.spyOn(crypto, 'argon2');
  const responses = [
    await login({ ...administrator, password: 'not the password' }),
    await login({ ...administrator, email: 'nobody@example.org' }),
    await login({ email: 'no address', password: 'x' }),
  ];
  expect(runs).toHaveBeenCalledTimes(3);
  for (const response of responses) {
    expect([response.statusCode, response.json()]).toEqual([401, { message: wrong }]);
    expect(response.headers['cache-control']).toBe('no-store');
  }
  expect(wrong).not.toMatch(/e-?mail|password|address/i);
});

test('missing fields are named, in the order of the form', async () => {
  const { login } = await withAdministrator();
  const runs = vi.spyOn(crypto, 'argon2');
  const email = ['Please enter your email'];
  const password = ['Please enter your password'];
  for (const [payload, errors] of [
    [{}, { email, password }],
    [
      { email: ' ', password: '' },
      { email, password },
    ],
    [{ email: 'a@example.org' }, { password }],
    [
      { email: 1, password: null },
      { email, password },
    ],
  ] as const) {
    const response = await login(payload);
    expect([response.statusCode, response.json().errors]).toEqual([422, errors]);
  }
  expect(runs).not.toHaveBeenCalled();
});

test('a body that is not JSON is refused unread', async () => {
  const { request } = await withAdministrator();
  const send = (type: string, payload: string) =>
    request('/api/login', { method: 'POST', payload, headers: { 'content-type': type } });
  expect((await send('application/json', '{')).statusCode).toBe(400);
  expect((await send('text/plain', 'hello')).statusCode).toBe(415);
  expect((await send('application/x-www-form-urlencoded', 'email=a')).statusCode).toBe(415);
  expect((await send('application/json', '[]')).statusCode).toBe(422);
});

test.each([
  ['from one network', 10, () => '198.51.100.1'],
  ['from wherever', 100, (number: number) => `198.51.${number}.1`],
])('guessing is stopped before the password run, %s', async (_name, most, addressOf) => {
  const { login } = await withAdministrator();
  const runs = vi.spyOn(crypto, 'argon2');
  const guess = (number: number) =>
    login({ ...administrator, password: 'guess' }, { remoteAddress: addressOf(number) });
  for (let number = 0; number < most; number += 1) expect((await guess(number)).statusCode).toBe(401);
  const stopped = await guess(most);
  expect([stopped.statusCode, stopped.json()]).toEqual([
    429,
    { message: 'Too many requests. Please try again later.' },
  ]);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect(runs).toHaveBeenCalledTimes(most);
});

test('one network cannot try many addresses', async () => {
  const { login } = await withAdministrator();
  const statuses: number[] = [];
  for (let number = 0; number < 61; number += 1) {
    const email = `user${number}@example.org`;
    statuses.push(
      (await login({ email, password: 'x' }, { remoteAddress: `203.0.113.${number}` })).statusCode,
    );
  }
  expect(statuses.indexOf(429)).toBe(60);
  const elsewhere = await login(administrator, { remoteAddress: '198.51.100.1' });
  expect(elsewhere.statusCode).toBe(200);
});

test('signing in well is never counted as guessing, and LIMITS=off counts nothing', async () => {
  const { login } = await withAdministrator();
  for (let number = 0; number < 12; number += 1) expect((await login(administrator)).statusCode).toBe(200);
  const unlimited = await withAdministrator({ config: { limits: false } });
  for (let number = 0; number < 12; number += 1) {
    expect((await unlimited.login({ ...administrator, password: 'guess' })).statusCode).toBe(401);
  }
});

test('while too many passwords are being checked, the next client has to come back later', async () => {
  const { login } = await withAdministrator({ config: { limits: false } });
  const waiting: (() => void)[] = [];
  vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, _parameters, response) => {
    waiting.push(() => response(null, Buffer.alloc(64)));
  });
  // Two run, sixteen wait, and one finds no place
  const crowd = Array.from({ length: 19 }, () => login(administrator));
  const refused = await Promise.race(crowd);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(waiting).toHaveLength(2);
  const letThrough = setInterval(() => waiting.shift()?.(), 1);
  const responses = await Promise.all(crowd);
  clearInterval(letThrough);
  const statuses = responses.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 401)).toHaveLength(18);
});

test('a token ends after half an hour without use, and after eight hours in any case', async () => {
  let now = Date.UTC(2026, 10, 1);
  const { login, session } = await withAdministrator({ now: () => now });
  const idle = (await login(administrator)).json().token;
  const used = (await login(administrator)).json().token;
  now += 29 * minute;
  expect((await session(used)).statusCode).toBe(200);
  now += minute;
  expect((await session(idle)).statusCode).toBe(401);
  for (let passed = 30; passed + 20 < 8 * 60; passed += 20) {
    expect((await session(used)).statusCode, `after ${passed} minutes`).toBe(200);
    now += 20 * minute;
  }
  expect((await session(used)).statusCode).toBe(200);
  now += 20 * minute;
  expect((await session(used)).statusCode).toBe(401);
});

test.each([
  ['a new password', 'resetPassword'],
  ['a removal', 'remove'],
] as const)('%s ends every session', async (_name, change) => {
  const { login, session, services } = await withAdministrator();
  // The first holds the only key, which cannot be lost so
  const other = { email: 'other@example.org', password: 'another long password' };
  await services.administrators.add(other.email, other.password);
  const tokens = [(await login(other)).json().token, (await login(other)).json().token];
  for (const token of tokens) expect((await session(token)).statusCode).toBe(200);
  await services.administrators[change](other.email, 'a new password of theirs');
  for (const token of tokens) expect((await session(token)).statusCode).toBe(401);
  expect((await login(other)).statusCode).toBe(401);
});

test('neither the log nor the database holds an e-mail, a password or a token', async () => {
  const { login, session, log, dataDir } = await withAdministrator();
  const { token } = (await login(administrator)).json();
  await session(token);
  await login({ ...administrator, password: 'marker-guess' });
  await login({ email: 'marker@example.org', password: 1 });
  const written = log.join('');
  for (const secret of [administrator.email, administrator.password, token, 'marker']) {
    expect(written).not.toContain(secret);
  }
  const { readFile } = await import('node:fs/promises');
  for (const file of ['diwan.sqlite', 'diwan.sqlite-wal']) {
    const bytes = await readFile(`${dataDir}/${file}`);
    for (const secret of [administrator.password, token]) expect(bytes.includes(secret)).toBe(false);
  }
});
