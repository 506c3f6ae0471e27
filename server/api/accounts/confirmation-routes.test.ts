import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { codeOf, factorCalls } from '#tests/sites/factor-site.ts';
import { keySite, one, three, two } from '#tests/sites/key-site.ts';

const minute = 60_000;
const [{ publicKey }] = recoveryWords;

type Method = 'POST' | 'DELETE';

/** A site whose holder has a colleague without the key, and everything that one of its tokens alone might do. */
async function site(database: TestDatabase) {
  const keys = await keySite(database);
  const holder = await keys.begin();
  await keys.join(two, holder);
  const colleague = await keys.seen(two.email, holder);
  const { token } = await keys.signIn(one);
  const headers = { authorization: `Bearer ${token}` };
  const call = (path: string, method: Method = 'POST', payload?: object) =>
    keys.request(`/api/${path}`, { method, headers, ...(payload && { payload }) });
  const security = { secondFactor: 'optional', boundSessions: 'optional' };
  const changes: [string, Method, object?][] = [
    ['keys/recovery', 'POST', { public_key: publicKey }],
    ['keys/rotate', 'POST', {}],
    ['administrators/invite', 'POST', { email: three.email }],
    [`administrators/${colleague.id}/grant`, 'POST', { fingerprint: colleague.fingerprint }],
    [`administrators/${colleague.id}/reset`, 'POST', {}],
    ['site-settings/security', 'POST', { value: security }],
    [`administrators/${colleague.id}`, 'DELETE'],
  ];
  const statuses = async () => {
    const found: number[] = [];
    for (const change of changes) found.push((await call(...change)).statusCode);
    return found;
  };
  const confirm = (payload: object) => call('session/confirm', 'POST', payload);
  return { ...keys, holder, changes, call, statuses, confirm };
}

describeOnBothEngines('a session alone', (open) => {
  test('changes no keys: the password has to be given again, and holds for five minutes', async () => {
    const { statuses, changes, confirm, call, clock, db, holder } = await site(await open());
    const state = async () => ({
      grants: await db.selectFrom('key_grant').select('recipient').execute(),
      words: await db.selectFrom('recovery_key').selectAll().execute(),
      people: await db.selectFrom('administrator').select('email').orderBy('email').execute(),
      links: await db.selectFrom('invitation').select('email').execute(),
    });
    const before = await state();
    expect(await statuses()).toEqual(changes.map(() => 403));
    expect(await state()).toEqual(before);
    const refused = await call('keys/rotate');
    expect(refused.json()).toEqual({ message: 'Please give your password again first.' });

    const wrong = await confirm({ current: two.password });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['current']]);
    expect((await call('keys/rotate')).statusCode).toBe(403);
    expect((await confirm({ current: one.password })).statusCode).toBe(200);
    clock.at += 5 * minute - 1;
    const allowed = await statuses();
    expect(allowed).toEqual([200, 200, 201, 200, 201, 200, 200]);
    clock.at += 1;
    expect((await call('keys/rotate')).statusCode).toBe(403);
    // Each session for itself
    expect((await holder.get('session')).statusCode).toBe(200);
  });
});

test('a second factor is required too if there is one, and each code counts once', async () => {
  const { holder, clock, ...keys } = await site(await sqliteDatabase());
  const { secret } = await factorCalls({ ...keys, clock }).addTotp(holder);
  // The other sessions have ended: the remaining one has a code
  const own = (payload: object) => holder.post('session/confirm', payload);
  const current = one.password;
  for (const payload of [{ current }, { current, code: '000000' }]) {
    const response = await own(payload);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['code']]);
  }
  const code = codeOf(secret, clock.at);
  expect((await own({ current, code })).statusCode).toBe(200);
  expect((await own({ current, code })).statusCode).toBe(422);
  expect((await holder.post('keys/rotate')).statusCode).toBe(200);
});
