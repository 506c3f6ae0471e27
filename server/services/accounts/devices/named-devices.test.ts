import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { codeOf, factorSite } from '#tests/sites/factor-site.ts';
import { one } from '#tests/sites/key-site.ts';

const origin = 'https://www.example.org';

type Json = Record<string, unknown>;

/** A site whose one officer has an app for codes, and browsers in which they sign in. */
async function site(database: TestDatabase) {
  const own = await factorSite(database, { publicUrl: origin });
  const { secret } = await own.addTotp(own.first);
  // A proof that could have been used before this start is refused
  own.clock.at += 2_000;

  /** The password, and a code that was not used. */
  const proofs = (password = one.password) => {
    own.clock.at += 30_000;
    return { current: password, code: codeOf(secret, own.clock.at) };
  };

  async function browser() {
    const key = proofKey();
    let token: string | undefined;
    const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) => {
      const url = `${origin}/api/${path}`;
      const response = await own.request(`/api/${path}`, {
        method,
        headers: {
          dpop: key.proof(method, url, own.clock.at, token),
          ...(token && { authorization: `DPoP ${token}` }),
        },
        ...(payload && { payload }),
      });
      return { status: response.statusCode, body: response.json<Json>() };
    };
    const signIn = async (password = one.password) => {
      token = undefined;
      const first = await call('POST', 'login', { ...one, password });
      token = (first.body['second_factor'] as { token: string }).token;
      token = String((await call('POST', 'login/second-step', { code: proofs().code })).body['token']);
    };
    await signIn();
    return {
      call,
      signIn,
      reads: async () => (await call('GET', 'reports')).status,
      name: (name: string) => call('POST', 'devices', { name, ...proofs() }),
    };
  }

  const limit = (by: Awaited<ReturnType<typeof browser>>) => {
    const value = { secondFactor: 'optional', boundSessions: 'optional', openingDevices: 'named' };
    return by.call('POST', 'site-settings/security', { value, ...proofs() });
  };
  return { ...own, browser, limit, proofs };
}

describeOnBothEngines('named devices', (open) => {
  test('messages open on them alone, once the settings ask for it', async () => {
    const { first, browser, limit, proofs } = await site(await open());
    const [desk, other] = [await browser(), await browser()];
    expect([await desk.reads(), await other.reads()]).toEqual([200, 200]);
    expect((await limit(desk)).body['message']).toMatch(/Name this device/);
    const unbound = await first.post('devices', { name: 'Program', ...proofs() });
    expect([unbound.statusCode, unbound.json().message]).toEqual([409, expect.stringMatching(/not bound/)]);

    expect((await desk.name('Office')).status).toBe(201);
    expect((await limit(desk)).status).toBe(200);
    expect(await desk.reads()).toBe(200);
    // Sessions from before, and without a browser's key
    expect([await other.reads(), (await first.get('reports')).statusCode]).toEqual([403, 403]);
    await other.signIn();
    expect(await other.call('GET', 'reports')).toEqual({
      status: 403,
      body: { message: expect.stringMatching(/^Messages open on named devices alone\. Name this one/) },
    });
    expect((await other.call('GET', 'keys')).body).toMatchObject({ deviceUnnamed: true, holder: false });
    expect((await other.call('GET', 'devices')).body).toMatchObject({ required: true, here: 'unnamed' });

    // The password and a code are both needed; then messages open from the next sign-in on
    expect((await other.call('POST', 'devices', { name: 'Home', current: one.password })).status).toBe(403);
    expect((await other.name('Home')).body['message']).toMatch(/Sign in again/);
    await other.signIn();
    expect(await other.reads()).toBe(200);
    const { devices } = (await other.call('GET', 'devices')).body as { devices: Json[] };
    const office = devices.find(({ name }) => name === 'Office');
    expect(devices).toHaveLength(2);
    expect(devices).toContainEqual(expect.objectContaining({ name: 'Home', current: true }));
    expect(devices).toContainEqual(expect.objectContaining({ name: 'Office', current: false }));
    // A removed one is shut at once
    expect((await other.call('DELETE', `devices/${String(office?.['id'])}`)).status).toBe(200);
    expect([await desk.reads(), await other.reads()]).toEqual([403, 200]);
    expect((await other.call('DELETE', `devices/${String(office?.['id'])}`)).status).toBe(404);
    const actions = (await other.call('GET', 'audit')).body as unknown as Json[];
    expect(actions.map(({ action, subject }) => [action, subject])).toEqual(
      expect.arrayContaining([
        ['device.named', 'Office'],
        ['device.removed', 'Office'],
      ]),
    );
  });

  test('a row that the site did not store opens nothing', async () => {
    const { db, browser, limit } = await site(await open());
    const [desk, thief] = [await browser(), await browser()];
    await desk.name('Office');
    await limit(desk);
    await thief.signIn();
    const named = await db.selectFrom('named_device').selectAll().executeTakeFirstOrThrow();
    const sessions = await db.selectFrom('session').select('proof_key').execute();
    const key = sessions.find(({ proof_key }) => proof_key && proof_key !== named.proof_key)?.proof_key;
    await db
      .insertInto('named_device')
      .values({ ...named, proof_key: String(key) })
      .execute();
    await thief.signIn();
    expect([await thief.reads(), await desk.reads()]).toEqual([403, 200]);
    expect((await thief.call('GET', 'devices')).body).toMatchObject({
      here: 'unnamed',
      devices: [{ name: 'Office' }],
    });
  });

  test('a new password takes all names away, and none is given without a second factor', async () => {
    const { db, browser, limit } = await site(await open());
    const desk = await browser();
    await desk.name('Office');
    await limit(desk);
    const password = 'another password of one';
    expect((await desk.call('POST', 'password', { current: one.password, password })).status).toBe(200);
    await desk.signIn(password);
    expect(await desk.reads()).toBe(403);
    expect((await desk.call('GET', 'devices')).body).toMatchObject({ here: 'unnamed', devices: [] });

    await db.deleteFrom('second_factor').execute();
    const named = await desk.call('POST', 'devices', { name: 'Office', current: password });
    expect([named.status, named.body['message']]).toEqual([409, expect.stringMatching(/with a second step/)]);
  });
});
