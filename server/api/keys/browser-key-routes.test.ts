import { expect, test } from 'vitest';
import type { KeyMaterial, KeyState } from '#shared/accounts/key-material.ts';
import { sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { fromBase64url, toBase64url } from '#shared/channel/base64url.ts';
import type { Recipient } from '#shared/channel/envelope.ts';
import { grantMac, sealGrant } from '#shared/channel/grant.ts';
import { openingKey, publicHalf } from '#shared/channel/hpke.ts';
import { createKeyPair } from '#shared/channel/keys/key-pair.ts';
import { openPossession } from '#shared/channel/keys/possession.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { runInBrowser } from '#tests/keys/sent-by-browser.ts';
import { type Caller, keySite, one, read, two } from '#tests/sites/key-site.ts';

const outdated = {
  message: 'The holders or the keys have changed in the meantime. Please reload the page and try again.',
};

/** A site whose first holder signed in with a verifier, and the private keys that their browser opened. */
async function site(database: TestDatabase) {
  const own = await keySite(database);
  const clear = await own.begin();
  await own.receive('hello');
  const parameters = { method: 'POST', payload: { email: one.email } } as const;
  const { salt, cost } = (await own.request('/api/login/parameters', parameters)).json();
  const run = { ...(await runInBrowser(one.password, salt, cost)), salt, cost, part: undefined };
  const current = sentPassword(run);
  const payload = { email: one.email, password: current };
  const { token } = (await own.request('/api/login', { method: 'POST', payload })).json();
  const privateKeys = await own.services.sessions.opened(clear.token);
  return { ...own, clear, current, privateKeys, holder: own.callerWith(token) };
}

type Keys = Iterable<readonly [id: string, privateKey: string]>;

const halvesOf = (keys: Keys) =>
  Promise.all([...keys].map(async ([id, privateKey]) => ({ id, public_key: await publicHalf(privateKey) })));

/** Responds to a challenge by these keys. */
async function provedBy(caller: Caller, keys: Keys) {
  const { challenge, key, sealed } = (
    await caller.post('keys/challenge', { keys: await halvesOf(keys) })
  ).json();
  const opener = await openingKey(new Map(keys).get(key) ?? '');
  const response = await openPossession(fromBase64url(sealed), opener, key);
  return { challenge, response: toBase64url(response) };
}

/** A new key for the recipients that the site states, made of these keys. */
async function renewedBy(caller: Caller, keys: Keys): Promise<KeyMaterial> {
  const { active, recipients } = (await caller.get('keys/state')).json() as KeyState;
  const [pair, id] = [await createKeyPair(), crypto.randomUUID()];
  const stored = recipients.map(({ name, public_key }) => ({ name, publicKey: public_key }));
  const grants = stored.map(async (to: Recipient) => ({
    key: id,
    recipient: to.name,
    public_key: to.publicKey,
    sealed_key: await sealGrant(id, pair.privateKey, to),
    mac: await grantMac(id, pair.privateKey, to),
  }));
  const confirmed = stored.map(async (to) => ({
    key: active,
    recipient: to.name,
    public_key: to.publicKey,
    mac: await grantMac(active, new Map(keys).get(active) ?? '', to),
  }));
  return {
    possession: await provedBy(caller, keys),
    keys: await halvesOf(keys),
    grants: await Promise.all(grants),
    confirmed: await Promise.all(confirmed),
    new_key: { id, public_key: pair.publicKey },
    own: (stored[0] ?? { publicKey: '' }).publicKey,
    words_from: null,
  };
}

describeOnBothEngines('keys in a browser', (open) => {
  test('a new key counts if the browser proves possession of the one in use', async () => {
    const { holder, current, privateKeys, ...own } = await site(await open());
    const material = await renewedBy(holder, privateKeys);
    const fingerprint = async () => (await holder.get('keys')).json().organisation.fingerprint;
    const before = await fingerprint();
    const rotate = (more: object) => holder.post('keys/rotate', { current, ...more });

    const stranger = new Map([[[...privateKeys.keys()][0]!, (await createKeyPair()).privateKey]]);
    const asStranger = await holder.post('keys/challenge', { keys: await halvesOf(stranger) });
    expect(asStranger.statusCode).toBe(409);
    const guessed = { ...material.possession, response: toBase64url(new Uint8Array(32)) };
    for (const more of [{}, { material: { ...material, possession: guessed } }])
      expect([(await rotate(more)).statusCode, (await rotate(more)).json()]).toEqual([409, outdated]);
    expect(await fingerprint()).toBe(before);

    expect((await rotate({ material })).statusCode).toBe(200);
    expect(await fingerprint()).not.toBe(before);
    await own.receive('sealed to the new key');
    // The response was to a challenge by the replaced key: to know the public half of the present one is not to hold it
    const { new_key: present } = material;
    const again = {
      ...material,
      keys: [...material.keys, present],
      new_key: { ...present, id: crypto.randomUUID() },
    };
    expect((await rotate({ material: again })).statusCode).toBe(401);
  });

  test('a response counts for its session and for ten minutes', async () => {
    const { holder, clear, current, privateKeys, clock } = await site(await open());
    const material = await renewedBy(holder, privateKeys);
    const ofOther = { ...material, possession: await provedBy(clear, privateKeys) };
    expect((await holder.post('keys/rotate', { current, material: ofOther })).json()).toEqual(outdated);
    clock.at += 10 * 60_000;
    expect((await holder.post('keys/rotate', { current, material })).json()).toEqual(outdated);
  });

  test('a key that was made for other recipients than there are now changes nothing', async () => {
    const { holder, clear, current, privateKeys, ...own } = await site(await open());
    const material = await renewedBy(holder, privateKeys);
    const second = await own.joinHolder(two, clear);
    const confirmation = { current, material, ...(await own.codeOf(one)) };
    const refused = await holder.post('keys/rotate', confirmation);
    expect(refused.statusCode).toBe(409);
    expect(await read(second)).toEqual(['hello']);
  });
});
