import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { administrator, testApp } from '#tests/sites/test-app.ts';

const refused = 'DPoP algs="ES256", error="invalid_dpop_proof"';

/** A site, and a session bound to a key; `call` requests the session, as a thief or as the owner would. */
async function boundSession() {
  const clock = { at: Date.UTC(2026, 10, 1) };
  const database = await sqliteDatabase();
  const start = () =>
    testApp({ database, now: () => clock.at, config: { publicUrl: 'https://www.example.org' } });
  const site = await start();
  await site.services.administrators.add(administrator.email, administrator.password);
  // Earlier proofs could have been used with another process
  clock.at += 2_000;
  const address = (path: string) => `https://www.example.org/api/${path}`;
  const login = (dpop?: string) =>
    site.request('/api/login', {
      method: 'POST',
      payload: administrator,
      headers: { ...(dpop && { dpop }) },
    });
  const key = proofKey();
  const signed = await login(key.proof('POST', address('login'), clock.at));
  const token = String(signed.json().token);
  const call = (headers: Record<string, string>, path = 'session') =>
    site.request(`/api/${path}`, { headers });
  const own = (path = 'session', claims: object = {}) => ({
    authorization: `DPoP ${token}`,
    dpop: key.proof('GET', address(path), clock.at, token, { ...claims }),
  });
  /** The same calls, to a process that starts now on the same database. */
  const restart = async () => {
    const { request } = await start();
    return (headers: Record<string, string>) => request('/api/session', { headers });
  };
  return { ...site, clock, address, login, key, token, call, own, restart };
}

test('a session that was begun with a key accepts only requests that the key has signed', async () => {
  const { call, own } = await boundSession();
  const response = await call(own());
  expect([response.statusCode, response.json().email]).toEqual([200, administrator.email]);
  expect((await call(own('sessions'), 'sessions?limit=3')).statusCode).toBe(200);
});

test('a stolen token is worth nothing without the key, and its owner goes on', async () => {
  const { call, own, address, token, clock } = await boundSession();
  const thief = proofKey();
  const dpop = (path: string) => thief.proof('GET', address(path), clock.at, token);
  const tries: [string, Record<string, string>][] = [
    ['the token alone', { authorization: `Bearer ${token}` }],
    ['with a proof, as a bearer', { ...own(), authorization: `Bearer ${token}` }],
    ['no proof', { authorization: `DPoP ${token}` }],
    ['nonsense', { authorization: `DPoP ${token}`, dpop: 'nonsense' }],
    ['the thief’s own key', { authorization: `DPoP ${token}`, dpop: dpop('session') }],
    ['a proof for another call', own('sessions')],
    ['a proof of too long ago', own('session', { iat: clock.at / 1000 - 61 })],
    ['a proof for signing in', own('session', { ath: undefined })],
  ];
  for (const [name, headers] of tries) {
    const response = await call(headers);
    expect([name, response.statusCode, response.json()]).toEqual([name, 401, { message: 'Please sign in.' }]);
  }
  expect((await call(own())).statusCode).toBe(200);
});

test('requests with a stolen token do not prolong an unused session', async () => {
  const { call, own, token, clock } = await boundSession();
  clock.at += 20 * 60_000;
  expect((await call({ authorization: `DPoP ${token}` })).statusCode).toBe(401);
  clock.at += 9 * 60_000;
  expect((await call(own())).statusCode).toBe(200);
  for (const _ of [1, 2]) {
    clock.at += 15 * 60_000;
    expect((await call({ authorization: `DPoP ${token}` })).statusCode).toBe(401);
  }
  expect((await call(own())).statusCode).toBe(401);
});

test('a proof that was seen is not good again, for as long as it could be', async () => {
  const { call, own, clock } = await boundSession();
  const headers = own();
  const ahead = own('session', { iat: clock.at / 1000 + 2 });
  for (const each of [headers, ahead]) {
    expect((await call(each)).statusCode).toBe(200);
    const again = await call(each);
    expect([again.statusCode, again.headers['www-authenticate']]).toEqual([401, refused]);
  }
  for (const seconds of [59, 2]) {
    clock.at += seconds * 1000;
    expect((await call(ahead)).statusCode, `${seconds} later`).toBe(401);
  }
});

test('a proof that was used is not good after a restart, and a new one is', async () => {
  const { call, own, clock, restart } = await boundSession();
  const used = [own(), own('session', { iat: clock.at / 1000 + 2 })];
  for (const each of used) expect((await call(each)).statusCode).toBe(200);
  clock.at += 1_000;
  const again = await restart();
  for (const each of used) {
    const refusal = await again(each);
    expect([refusal.statusCode, refusal.headers['www-authenticate']]).toEqual([401, refused]);
  }
  // The retry of a browser: the stated time, and the allowed lead
  expect((await again(own('session', { iat: clock.at / 1000 + 2 }))).statusCode).toBe(200);
  clock.at += 2_000;
  expect((await again(own())).statusCode).toBe(200);
});

test('a session without a key is a bearer’s, and needs no proof', async () => {
  const { login, call, own } = await boundSession();
  const { token } = (await login()).json();
  expect((await call({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  expect((await call({ ...own(), authorization: `DPoP ${token}` })).statusCode).toBe(401);
});

test('a proof that is not good begins nothing', async () => {
  const { login, key, address, clock, log } = await boundSession();
  for (const dpop of ['nonsense', key.proof('POST', address('logout'), clock.at)]) {
    const response = await login(dpop);
    expect([response.statusCode, response.json(), response.headers['www-authenticate']]).toEqual([
      400,
      { message: 'The signature of the request is not good.' },
      refused,
    ]);
  }
  const once = key.proof('POST', address('login'), clock.at);
  expect((await login(once)).statusCode).toBe(200);
  expect((await login(once)).statusCode).toBe(400);
  expect(log.join('')).not.toContain(once);
});
