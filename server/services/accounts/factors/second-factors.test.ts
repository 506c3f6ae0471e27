import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { softwarePasskey } from '#tests/keys/software-passkey.ts';
import { codeOf, factorCalls, factorSite } from '#tests/sites/factor-site.ts';
import { type Caller, keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';

const minute = 60_000;

describeOnBothEngines('a passkey', (open) => {
  async function withPasskey() {
    const site = await factorSite(await open(), { publicUrl: 'https://www.example.org' });
    const passkey = softwarePasskey('https://www.example.org');
    const { first, callerWith, password } = site;
    const requested = async (proof: object = { current: one.password }) =>
      (await first.post('second-factors/passkey', proof)).json();
    const confirm = (result: object) =>
      first.post('second-factors/passkey/confirm', { name: 'My key', passkey: result });
    const added = await confirm(passkey.create((await requested()).challenge, 1));
    expect(added.statusCode).toBe(201);
    /** A sign-in whose password was good, and what the passkey is to sign. */
    async function waiting() {
      const { pending } = await password();
      const caller = callerWith(pending?.token ?? '');
      const options = (await caller.post('login/passkey')).json();
      return {
        options,
        send: (result: object) => caller.post('login/second-step', { passkey: result }),
        caller,
      };
    }
    return { ...site, passkey, requested, confirm, waiting };
  }

  test('is for the site’s own host, and signs in', async () => {
    const site = await withPasskey();
    const { requested, passkey, waiting, sessionOf, first } = site;
    await site.receive('hello');
    const { challenge } = (await first.post('session/confirm/passkey')).json();
    const proof = { current: one.password, passkey: passkey.get(challenge, 2) };
    expect(await requested(proof)).toMatchObject({
      rp: { id: 'www.example.org' },
      user: { name: one.email },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'preferred' },
      excludeCredentials: [{ id: passkey.id }],
    });
    const { options, send } = await waiting();
    expect(options).toMatchObject({
      rpId: 'www.example.org',
      userVerification: 'preferred',
      allowCredentials: [{ id: passkey.id }],
    });
    const result = await send(passkey.get(options.challenge, 3));
    expect(result.statusCode).toBe(200);
    expect(await read(sessionOf(result))).toEqual(['hello']);
  });

  test('is refused for another challenge, address or key, a challenge of before, and a counter that stood still', async () => {
    const { passkey, waiting, clock, confirm } = await withPasskey();
    const thief = softwarePasskey('https://www.example.org');
    const refused: [string, (challenge: string) => object][] = [
      ['another challenge', () => passkey.get('AAAA', 2)],
      ['another address', (challenge) => passkey.get(challenge, 2, 'https://www.example.com')],
      ['another key', (challenge) => ({ ...thief.get(challenge, 2), id: passkey.id, rawId: passkey.id })],
      ['nobody’s passkey', (challenge) => thief.get(challenge, 2)],
      ['a counter that stood still', (challenge) => passkey.get(challenge, 1)],
      ['nonsense', () => ({ id: passkey.id, response: {} })],
    ];
    for (const [name, result] of refused) {
      const { options, send } = await waiting();
      expect((await send(result(options.challenge))).statusCode, name).toBe(422);
      expect((await send(passkey.get(options.challenge, 2))).statusCode, `after ${name}`).toBe(422);
    }
    const late = await waiting();
    clock.at += 5 * minute - 1;
    await late.caller.post('login/passkey');
    expect((await late.send(passkey.get(late.options.challenge, 2))).statusCode).toBe(422);
    expect((await confirm(thief.create('AAAA'))).statusCode).toBe(409);
    const good = await waiting();
    expect((await good.send(passkey.get(good.options.challenge, 2))).statusCode).toBe(200);
  });
});

describeOnBothEngines('a second factor', (open) => {
  test('is set up before anything else if the settings require it', async () => {
    const site = await factorSite(await open());
    const { first, addTotp, password, callerWith, join } = site;
    await site.receive('hello');
    const other = await join(two, first);
    const save = (by: Caller, secondFactor: string, proof = {}) =>
      by.post('site-settings/security', { value: { secondFactor, boundSessions: 'optional' }, ...proof });
    expect((await save(other, 'readers')).statusCode).toBe(409);
    expect((await save(first, 'nobody')).statusCode).toBe(422);
    expect((await save(first, 'readers')).statusCode).toBe(200);
    expect((await password(two)).response.statusCode).toBe(200);

    const { response: result, pending } = await password();
    expect([result.statusCode, pending?.methods]).toEqual([401, []]);
    const waiting = callerWith(pending?.token ?? '');
    for (const path of ['contacts', 'keys', 'session', 'site-settings', 'administrators', 'sessions']) {
      expect((await waiting.get(path)).statusCode, path).toBe(401);
    }
    expect((await waiting.post('login/second-step', { code: '000000' })).statusCode).toBe(401);
    expect((await waiting.get('second-factors')).json()).toMatchObject({ factors: [], required: true });
    const { added } = await addTotp(waiting, '');
    expect(added.recovery_codes).toHaveLength(10);
    expect((await waiting.get('second-factors')).statusCode).toBe(401);
    const session = callerWith(added.session?.token ?? '');
    expect(await read(session)).toEqual(['hello']);

    const [code, second] = added.recovery_codes ?? [];
    const [factor] = (await session.get('second-factors')).json().factors;
    const removed = await session.post(`second-factors/${factor.id}/remove`, { current: one.password, code });
    expect([removed.statusCode, removed.json().message]).toEqual([
      409,
      'A second step is required: add another one first.',
    ]);
    await save(session, 'all', { current: one.password, code: second });
    expect((await password(two)).response.statusCode).toBe(401);
  });

  test('that is lost goes with the link for a new password', async () => {
    const site = await factorSite(await open());
    const { first, addTotp, password, seen, accept } = site;
    const second = await site.joinHolder(two, first);
    await addTotp(first);
    const { id } = await seen(one.email, second);
    const { token } = (await second.post(`administrators/${id}/reset`)).json();
    expect((await password()).response.statusCode).toBe(401);
    await accept(token, 'a newer password');
    const { response: result } = await password({ ...one, password: 'a newer password' });
    expect(result.statusCode).toBe(200);
  });

  test('is requested for after a changed password, and not lost with it', async () => {
    const { first, addTotp, password, callerWith, secondStep, clock } = await factorSite(await open());
    const { secret } = await addTotp(first);
    const { pending } = await password();
    await first.post('password', { current: one.password, password: 'a newer password' });
    const code = codeOf(secret, clock.at);
    const begunBefore = callerWith(pending?.token ?? '');
    expect((await begunBefore.post('login/second-step', { code })).statusCode).toBe(401);
    const renewed = { ...one, password: 'a newer password' };
    expect((await secondStep({ code }, renewed)).statusCode).toBe(200);
  });

  test('cannot be guessed: ten attempts for an account, even with its password', async () => {
    const { first, addTotp, password, callerWith, secondStep } = await factorSite(await open(), {
      limits: true,
    });
    const [recovery = ''] = (await addTotp(first)).added.recovery_codes ?? [];
    expect((await secondStep({ code: recovery })).statusCode).toBe(200);
    const statuses: number[] = [];
    for (let number = 0; number < 3; number += 1) {
      const { response: result, pending } = await password();
      statuses.push(result.statusCode);
      const caller = callerWith(pending?.token ?? '');
      for (const code of ['000000', '000001', '000002', '000003']) {
        statuses.push((await caller.post('login/second-step', { code })).statusCode);
      }
    }
    // A correct password in between does not reset the count
    const wrong = [401, 422, 422, 422, 422];
    expect(statuses).toEqual([...wrong, ...wrong, 401, 422, 422, 429, 429]);
  });

  test('is proved by the browser that gave the password', async () => {
    const { first, addTotp, request, clock } = await factorSite(await open(), {
      publicUrl: 'https://www.example.org',
    });
    const { secret } = await addTotp(first);
    const key = proofKey();
    const address = (path: string) => `https://www.example.org/api/${path}`;
    const begun = await request('/api/login', {
      method: 'POST',
      payload: one,
      headers: { dpop: key.proof('POST', address('login'), clock.at) },
    });
    const token = String(begun.json().second_factor.token);
    const step = (headers: Record<string, string>) =>
      request('/api/login/second-step', {
        method: 'POST',
        payload: { code: codeOf(secret, clock.at) },
        headers,
      });
    expect((await step({ authorization: `Bearer ${token}` })).statusCode).toBe(401);
    const dpop = key.proof('POST', address('login/second-step'), clock.at, token);
    const done = await step({ authorization: `DPoP ${token}`, dpop });
    expect(done.statusCode).toBe(200);
    const session = String(done.json().token);
    const bare = await request('/api/session', { headers: { authorization: `Bearer ${session}` } });
    const own = {
      authorization: `DPoP ${session}`,
      dpop: key.proof('GET', address('session'), clock.at, session),
    };
    expect([bare.statusCode, (await request('/api/session', { headers: own })).statusCode]).toEqual([
      401, 200,
    ]);
  });
});

test('a sign-in that began before a restart is finished after it, and reads again after the next sign-in', async () => {
  const database = await sqliteDatabase();
  const before = await factorSite(database);
  const { secret } = await before.addTotp(before.first);
  const { pending } = await before.password();
  const after = await keySite(database, before.clock);
  const { secondStep, sessionOf } = factorCalls(after);
  const code = () => ({ code: codeOf(secret, after.clock.at) });
  const done = await after.callerWith(pending?.token ?? '').post('login/second-step', code());
  expect(done.statusCode).toBe(200);
  expect([(await sessionOf(done).get('session')).statusCode, await read(sessionOf(done))]).toEqual([
    200, 401,
  ]);
  after.clock.at += 30_000;
  expect(await read(sessionOf(await secondStep(code())))).toEqual([]);
});

test('people reset-factors: the password alone signs in again, and every session has ended', async () => {
  const database = await sqliteDatabase();
  const { first, addTotp, password } = await factorSite(database);
  await addTotp(first);
  const { output, code } = await manage(database, ['people', 'reset-factors', one.email]);
  expect([output, code]).toEqual([
    `${one.email} signs in with the password only, until a second factor is set up again.\n`,
    0,
  ]);
  expect((await first.get('session')).statusCode).toBe(401);
  expect((await password()).response.statusCode).toBe(200);
  const unknown = await manage(database, ['people', 'reset-factors', three.email]);
  expect([unknown.errors, unknown.code]).toEqual(['There is no administrator with this address.\n', 1]);
});
