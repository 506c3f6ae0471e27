import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { codeOf, factorCalls } from '#tests/sites/factor-site.ts';
import { keySite, one } from '#tests/sites/key-site.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const origin = 'https://www.example.org';
const wrong = { ...one, password: 'not the password' };

/** A site that counts tries, whose owner signed in from a browser before, and a stranger. */
async function countingSite(database: TestDatabase) {
  const site = await keySite(database, undefined, { limits: true, publicUrl: origin });
  const first = await site.begin();
  site.clock.at += 2_000;
  const login = (payload: object, remoteAddress: string, key?: ReturnType<typeof proofKey>) => {
    const dpop = key?.proof('POST', `${origin}/api/login`, site.clock.at);
    return site.request('/api/login', {
      method: 'POST',
      payload,
      remoteAddress,
      headers: { ...(dpop && { dpop }) },
    });
  };
  const browser = proofKey();
  /** The owner, in the browser that signed in before, from another network each time. */
  const owner = async (payload: object = one) => (await login(payload, '192.0.2.7', browser)).statusCode;
  const stranger = async (payload: object = wrong, address = '127.20.0.9') =>
    (await login(payload, address)).statusCode;
  const strangers = async (count: number) => {
    for (let number = 0; number < count; number += 1) await stranger();
  };
  expect(await owner()).toBe(200);
  return { ...site, first, login, browser, owner, stranger, strangers };
}

describeOnBothEngines('a browser that signed in before', (open) => {
  test('is let in whatever strangers have tried, and a new one from another network too', async () => {
    const { owner, stranger, strangers, login } = await countingSite(await open());
    await strangers(10);
    expect([await stranger(), await stranger(one)]).toEqual([429, 429]);
    expect(await owner()).toBe(200);
    expect((await login(one, '198.51.100.1', proofKey())).statusCode).toBe(200);
    for (let network = 0; network < 100; network += 1) await stranger(wrong, `2001:db8:0:${network}00::1`);
    expect((await login(one, '198.51.100.1', proofKey())).statusCode).toBe(429);
    expect(await owner()).toBe(200);
  });

  test('has ten wrong tries of its own, for a quarter of an hour', async () => {
    const { owner, stranger, clock } = await countingSite(await open());
    for (let number = 0; number < 10; number += 1) expect(await owner(wrong)).toBe(401);
    expect([await owner(wrong), await owner()]).toEqual([429, 429]);
    expect(await stranger(one)).toBe(200);
    clock.at += 15 * minute;
    expect(await owner()).toBe(200);
  });

  test('is deleted after ninety days, beyond the tenth, and when the password is reset', async () => {
    const { owner, strangers, stranger, clock, login, services, db } = await countingSite(await open());
    const isKnown = async () => {
      await strangers(10);
      for (let network = 0; network < 100; network += 1) await stranger(wrong, `198.18.${network}.1`);
      const status = await owner();
      clock.at += 15 * minute;
      return status === 200;
    };
    const stored = async () => (await db.selectFrom('known_device').selectAll().execute()).length;
    expect(await isKnown()).toBe(true);
    clock.at += 90 * day;
    expect(await isKnown()).toBe(false);
    await services.cleanUp();
    expect([await stored(), await owner()]).toEqual([0, 200]);
    for (let number = 0; number < 10; number += 1) {
      clock.at += 1000;
      expect((await login(one, '192.0.2.7', proofKey())).statusCode).toBe(200);
    }
    expect([await stored(), await isKnown()]).toEqual([10, false]);
    expect(await owner()).toBe(200);
    await services.administrators.resetPassword(one.email, one.password, { opened: true });
    expect([await stored(), await isKnown()]).toEqual([0, false]);
  });

  test('is known still after its owner has changed the password in it, and no other one is', async () => {
    const { login, browser, request, clock, db } = await countingSite(await open());
    const other = proofKey();
    await login(one, '192.0.2.7', other);
    const { token } = (await login(one, '192.0.2.7', browser)).json();
    const dpop = browser.proof('POST', `${origin}/api/password`, clock.at, token);
    const changed = await request('/api/password', {
      method: 'POST',
      payload: { current: one.password, password: 'a newer password' },
      headers: { authorization: `DPoP ${token}`, dpop },
    });
    expect(changed.statusCode).toBe(200);
    const rows = await db.selectFrom('known_device').select('proof_key').execute();
    const { kty, crv, x, y } = browser.jwk;
    const thumbprint = crypto.hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
    expect(rows).toEqual([{ proof_key: thumbprint }]);
  });
});

test('a stranger who guesses codes does not lock out the browser that signed in before', async () => {
  const site = await countingSite(await sqliteDatabase());
  const { first, login, browser, callerWith, clock, request } = site;
  const { secret } = await factorCalls(site).addTotp(first);
  const waiting = async (key?: typeof browser) =>
    String((await login(one, key ? '192.0.2.7' : '127.20.0.9', key)).json().second_factor?.token);
  const guess = async () =>
    (await callerWith(await waiting()).post('login/second-step', { code: '000000' })).statusCode;
  const guesses: number[] = [];
  for (let number = 0; number < 12; number += 1) guesses.push(await guess());
  expect(guesses.filter((status) => status === 422)).toHaveLength(10);
  const token = await waiting(browser);
  const step = await request('/api/login/second-step', {
    method: 'POST',
    payload: { code: codeOf(secret, clock.at) },
    headers: {
      authorization: `DPoP ${token}`,
      dpop: browser.proof('POST', `${origin}/api/login/second-step`, clock.at, token),
    },
  });
  expect(step.statusCode).toBe(200);
});

test('a try that finds no place in the queue is not counted, and known browsers have places of their own', async () => {
  const { login, owner, strangers, stranger, services } = await countingSite(await sqliteDatabase());
  const argon2 = vi.spyOn(crypto, 'argon2');
  const waiting: (() => void)[] = [];
  argon2.mockImplementation((_algorithm, _parameters, done) => {
    waiting.push(() => done(null, Buffer.alloc(64)));
  });
  const crowd = Array.from({ length: 18 }, (_, number) => login(wrong, `198.18.${number}.1`));
  await expect.poll(() => services.load().passwords).toEqual({ running: 2, waiting: 16 });
  // All of them find no place; were they counted, the next of this network would be refused
  await strangers(20);
  expect(await stranger()).toBe(503);
  const known = owner(wrong);
  await expect.poll(() => services.load().passwords.waiting).toBe(17);
  for (let run = 0; run < 3; run += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    waiting.shift()?.();
  }
  // The known browser overtook the sixteen in the queue
  expect(await known).toBe(401);
  argon2.mockRestore();
  const run = setInterval(() => waiting.shift()?.(), 1);
  await Promise.all(crowd);
  clearInterval(run);
  expect(await stranger(one)).toBe(200);
});
