import { expect, test } from 'vitest';
import { openPrivateKey, wrappingKeyOf } from '#shared/accounts/passwords/private-key.ts';
import { sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { openGrant } from '#shared/channel/grant.ts';
import { openingKey } from '#shared/channel/hpke.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { runInBrowser } from '#tests/keys/sent-by-browser.ts';
import { keySite, one } from '#tests/sites/key-site.ts';

/** A site, and the session of somebody whose browser kept the part of the password. */
async function site(database: TestDatabase) {
  const own = await keySite(database);
  const clear = await own.begin();
  await own.receive('hello');
  const { salt, cost } = (
    await own.request('/api/login/parameters', { method: 'POST', payload: { email: one.email } })
  ).json();
  const run = { ...(await runInBrowser(one.password, salt, cost)), salt, cost };
  const signIn = (verifier: Uint8Array<ArrayBuffer>) =>
    own.request('/api/login', {
      method: 'POST',
      payload: { email: one.email, password: sentPassword({ ...run, verifier, part: undefined }) },
    });
  const { token, own_key } = (await signIn(run.verifier)).json();
  const call = (path: string, payload?: object) =>
    own.request(`/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { method: 'POST', payload }),
    });
  const keysHere = async () => (await own.services.sessions.opened(token)).size;
  return { ...own, clear, run, signIn, own_key, call, keysHere };
}

describeOnBothEngines('a session that began with a verifier', (open) => {
  test('opens nothing on the site, and everything where the password was run', async () => {
    const { services, clear, run, signIn, own_key, call, keysHere } = await site(await open());
    expect(await keysHere()).toBe(0);
    const { owner, share, sealed_key } = own_key;
    const wrappingKey = await wrappingKeyOf(run.part, Buffer.from(share, 'base64url'));
    const key = await openingKey(await openPrivateKey(sealed_key, wrappingKey, owner));
    const [grant] = (await call('keys/grants')).json();
    const opened = await openGrant(grant.sealed_key, key, grant.key, grant.recipient);
    expect([opened]).toEqual([...(await services.sessions.opened(clear.token)).values()]);
    expect((await call('keys')).json()).toMatchObject({ holder: true });
    expect([(await call('sealed/contacts')).json().rows.length, await keysHere()]).toEqual([1, 0]);
    expect((await call('contacts')).statusCode).toBe(401);

    const other = await signIn(run.verifier.map((byte) => byte ^ 1));
    expect([other.statusCode, other.json()]).toEqual([
      401,
      { message: 'These details are not right. Please try again.' },
    ]);
  });

  test('opens keys for a call that gives the password, and for no longer', async () => {
    const { signIn: _own, run, call, keysHere, ...own } = await site(await open());
    // The text of a sign-in opens nothing
    const verifier = sentPassword({ ...run, part: undefined });
    expect((await call('keys/rotate', { current: verifier })).statusCode).toBe(409);
    expect((await call('keys/rotate', { current: sentPassword(run) })).statusCode).toBe(200);
    expect(await keysHere()).toBe(0);
    await own.services.resealing.done();
    const again = await keySite(own.database, own.clock);
    const { get } = await again.signIn(one);
    expect((await get('contacts')).json()).toMatchObject([{ message: 'hello' }]);
  });
});
