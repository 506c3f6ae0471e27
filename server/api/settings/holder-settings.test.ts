import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { proofKey } from '#tests/keys/proof-of-key.ts';
import { type Caller, keySite, one, read, three, two } from '#tests/sites/key-site.ts';

const day = 24 * 60 * 60 * 1000;
const origin = 'https://www.example.org';

/** A site with a holder of the key, an editor without it, and what each of them sees and saves. */
async function site(database: TestDatabase) {
  const keys = await keySite(database);
  const holder = await keys.begin();
  const editor = await keys.join(two, holder);
  const settings = async () => (await holder.get('site-settings')).json().content;
  const pass = async (days: number) => {
    keys.clock.at += days * day;
    await keys.services.cleanUp();
    return keys.signIn(one);
  };
  const retain = (by: Caller, readDays: number) =>
    by.post('site-settings/retention', { value: { readDays, unreadDays: 30 } });
  const pending = async (by: Caller) => (await by.get('keys')).json().pending;
  return { ...keys, holder, editor, settings, pass, retain, pending };
}

describeOnBothEngines('settings that endanger messages', (open) => {
  test('are saved by holders of the key alone', async () => {
    const { holder, editor, settings, retain } = await site(await open());
    const { contact, imageHosts, retention } = await settings();
    const elsewhere = { ...contact, leaveTo: 'https://collector.example/?' };
    const refused = [
      await retain(editor, 1),
      await retain(editor, 45),
      await editor.post('site-settings/imageHosts', { value: ['collector.example'] }),
      await editor.post('site-settings/contact', { value: elsewhere }),
    ];
    for (const response of refused) {
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        'Only somebody who holds the key can do this.',
      ]);
    }
    expect(await settings()).toMatchObject({ contact, imageHosts, retention });
    const phone = { ...contact, phone: '01 000 000' };
    expect((await editor.post('site-settings/contact', { value: phone })).statusCode).toBe(200);
    expect((await holder.post('site-settings/contact', { value: elsewhere })).statusCode).toBe(200);
    expect((await holder.post('site-settings/imageHosts', { value: [] })).statusCode).toBe(200);
  });

  test('a shorter retention takes effect seven days later, and every holder sees it coming', async () => {
    const begun = await site(await open());
    const { holder, services, retain, pass, pending } = begun;
    await begun.receive('read long ago');
    await holder.remove('contact/1/soft-delete');
    const second = await pass(40);
    await begun.joinHolder(three, second);
    const saved = await retain(second, 30);
    expect([saved.statusCode, saved.json().value.readDays]).toEqual([200, 90]);
    expect(saved.json().effective_at).toBe(new Date(begun.clock.at + 7 * day).toISOString());
    const third = await begun.signIn(three);
    const waiting = { kind: 'retention', value: '30', requested_by: one.email };
    expect(await pending(third)).toMatchObject([waiting]);
    const sixth = await pass(6.9);
    expect([await read(sixth), (await services.settings.all()).retention.readDays]).toEqual([
      ['read long ago'],
      90,
    ]);
    const seventh = await pass(0.2);
    expect([await read(seventh), await pending(seventh)]).toEqual([[], []]);
  });

  test('a shorter retention can be cancelled by any holder, and a longer one takes effect immediately', async () => {
    const { holder, editor, retain, pass, pending, services } = await site(await open());
    await retain(holder, 31);
    expect((await editor.remove('pending-changes/retention')).statusCode).toBe(409);
    const cancelled = await holder.remove('pending-changes/retention');
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([200, 'The change was cancelled.']);
    expect((await holder.remove('pending-changes/retention')).statusCode).toBe(404);
    await retain(holder, 31);
    expect((await retain(holder, 120)).json().value.readDays).toBe(120);
    expect(await pending(holder)).toEqual([]);
    const later = await pass(8);
    expect((await services.settings.all()).retention.readDays).toBe(120);
    const trail = (await later.get('audit?action=change.cancelled')).json();
    expect(trail).toMatchObject([{ actor: one.email, subject: 'retention' }]);
  });
});

test('fewer than thirty days can only stay as they were stored', async () => {
  const { holder, retain, services } = await site(await sqliteDatabase());
  const refused = await retain(holder, 29);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { 'value.readDays': ['Please write at least 30 days.'] },
  ]);
  await services.settings.save('retention', { readDays: 7, unreadDays: 30 });
  const stored = await holder.post('site-settings/retention', { value: { readDays: 7, unreadDays: 5 } });
  expect([stored.statusCode, stored.json().value]).toEqual([200, { readDays: 7, unreadDays: 5 }]);
  expect((await retain(holder, 8)).statusCode).toBe(422);
});

test('where only bound sessions are taken, a plain token neither begins nor goes on', async () => {
  const database = await sqliteDatabase();
  const keys = await keySite(database, undefined, { publicUrl: origin });
  const plain = await keys.begin();
  keys.clock.at += 2_000;
  const value = { secondFactor: 'optional', boundSessions: 'required' };
  const self = await plain.post('site-settings/security', { value });
  expect([self.statusCode, self.json().message]).toEqual([
    409,
    'Your own session is not bound to a browser, and would end with this. Sign in at the site’s own address first.',
  ]);
  const key = proofKey();
  const proof = (path: string, token?: string) =>
    key.proof('POST', `${origin}/api/${path}`, keys.clock.at, token);
  const login = (headers: object) =>
    keys.request('/api/login', { method: 'POST', payload: one, headers: { ...headers } });
  const { token } = (await login({ dpop: proof('login') })).json();
  const post = (path: string, payload: object) =>
    keys.request(`/api/${path}`, {
      method: 'POST',
      payload,
      headers: { authorization: `DPoP ${token}`, dpop: proof(path, token) },
    });
  const save = () => post('site-settings/security', { value, current: one.password });
  expect((await save()).statusCode).toBe(200);
  expect((await plain.get('session')).statusCode).toBe(401);
  const refused = await login({});
  expect([refused.statusCode, refused.json().message]).toEqual([
    401,
    'This site takes only sign-ins that are bound to a browser. Please sign in at the site’s own address, over https, and in an ordinary window.',
  ]);
  expect((await save()).statusCode).toBe(200);
});
