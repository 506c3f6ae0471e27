import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { codeOf, factorCalls } from '#tests/sites/factor-site.ts';
import { keySite, one, three, two } from '#tests/sites/key-site.ts';

const [{ publicKey }] = recoveryWords;
const current = one.password;

type Method = 'POST' | 'DELETE';

/** A site whose holder has a colleague without the key, and everything that one of its tokens alone might do. */
async function site(database: TestDatabase) {
  const keys = await keySite(database);
  const holder = await keys.begin();
  await keys.join(two, holder);
  await keys.receive('hello');
  const colleague = await keys.seen(two.email, holder);
  const callAs =
    (token: string) =>
    (path: string, method: Method = 'POST', payload: object = {}) =>
      keys.request(`/api/${path}`, { method, headers: { authorization: `Bearer ${token}` }, payload });
  const call = callAs((await keys.signIn(one)).token);
  const security = { secondFactor: 'optional', boundSessions: 'optional' };
  const changes: [string, Method, object?][] = [
    ['keys/recovery', 'POST', { public_key: publicKey }],
    ['keys/rotate', 'POST', {}],
    ['administrators/invite', 'POST', { email: three.email }],
    [`administrators/${colleague.id}/reset`, 'POST', {}],
    ['site-settings/security', 'POST', { value: security }],
    ['site-settings/retention', 'POST', { value: { readDays: 90, unreadDays: 31 } }],
    ['contacts/exported', 'POST', { ids: [1] }],
    ['keys/confirm', 'POST', { recipients: [] }],
    [`administrators/${colleague.id}/grant`, 'POST', { fingerprint: colleague.fingerprint }],
    [`administrators/${colleague.id}`, 'DELETE'],
  ];
  /** The statuses of all changes with these fields among their own. */
  const statuses = async (proof: object) => {
    const found: number[] = [];
    for (const [path, method, payload] of changes) {
      found.push((await call(path, method, { ...payload, ...proof })).statusCode);
    }
    return found;
  };
  return { ...keys, holder, changes, call, callAs, statuses };
}

describeOnBothEngines('a session alone', (open) => {
  test('changes nothing about keys and messages: each call needs the password among its own fields', async () => {
    const { statuses, changes, call, db } = await site(await open());
    const state = async () => ({
      grants: await db.selectFrom('key_grant').select('recipient').execute(),
      words: await db.selectFrom('recovery_key').selectAll().execute(),
      people: await db.selectFrom('administrator').select('email').orderBy('email').execute(),
      links: await db.selectFrom('invitation').select('email').execute(),
      settings: await db.selectFrom('site_setting').selectAll().execute(),
    });
    const before = await state();
    expect(await statuses({})).toEqual(changes.map(() => 403));
    expect(await statuses({ current: two.password })).toEqual(changes.map(() => 422));
    expect(await state()).toEqual(before);
    expect((await call('keys/rotate')).json()).toEqual({
      message: 'Please give your password again first.',
      confirmation: { methods: [], keys: { work: 'renew' } },
    });
    const wrong = await call('keys/rotate', 'POST', { current: two.password });
    expect(Object.keys(wrong.json().errors)).toEqual(['current']);
    // The password counts for one call alone
    expect((await call('keys/rotate', 'POST', { current })).statusCode).toBe(200);
    expect((await call('keys/rotate')).json()).toHaveProperty('confirmation');
    // No recipient is left to confirm; after the grant each of two holders needs a second factor
    expect(await statuses({ current })).toEqual([200, 200, 201, 201, 200, 200, 200, 409, 200, 403]);
  });
});

/** A holder with an app that makes codes. */
async function withApp(database: TestDatabase) {
  const { holder, callAs, ...keys } = await site(database);
  const { secret, added } = await factorCalls(keys).addTotp(holder);
  // The other sessions have ended
  const call = callAs(holder.token);
  const rotate = (proof: object) => call('keys/rotate', 'POST', proof);
  const code = () => codeOf(secret, keys.clock.at);
  return { ...keys, holder, call, rotate, code, recovery: added.recovery_codes ?? [] };
}

describeOnBothEngines('a second factor', (open) => {
  test('is needed in the same call, and each code counts for one call', async () => {
    const { rotate, call, code, clock, recovery } = await withApp(await open());
    const alone = await rotate({ current });
    expect([alone.statusCode, alone.json().confirmation]).toEqual([
      403,
      { methods: ['totp', 'recovery'], keys: { work: 'renew' } },
    ]);
    const wrong = await rotate({ current, code: '000000' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['code']]);
    // A wrong password does not spend the code
    expect((await rotate({ current: two.password, code: code() })).statusCode).toBe(422);
    expect((await rotate({ current, code: code() })).statusCode).toBe(200);
    const replayed = { email: three.email, current, code: code() };
    expect((await call('administrators/invite', 'POST', replayed)).statusCode).toBe(422);
    clock.at += 30_000;
    expect((await call('administrators/invite', 'POST', { ...replayed, code: code() })).statusCode).toBe(201);
    expect((await rotate({ current, code: recovery[0] })).statusCode).toBe(200);
    expect((await rotate({ current, code: recovery[0] })).statusCode).toBe(422);
  });

  test('proves one of two calls at the same time', async () => {
    const { rotate, code, recovery } = await withApp(await open());
    for (const each of [code(), recovery[0]]) {
      const both = await Promise.all([0, 0].map(() => rotate({ current, code: each })));
      expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    }
  });
});

test('codes of a moved clock do not count: what was used is refused, and what lies ahead', async () => {
  const { rotate, code, clock } = await withApp(await sqliteDatabase());
  const now = code();
  expect((await rotate({ current, code: now })).statusCode).toBe(200);
  clock.at -= 30_000;
  const earlier = code();
  expect((await rotate({ current, code: earlier })).statusCode).toBe(422);
  clock.at += 5 * 60_000;
  const ahead = code();
  clock.at -= 4 * 60_000;
  expect((await rotate({ current, code: ahead })).statusCode).toBe(422);
});
