import { expect, test } from 'vitest';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { keySite, one, two } from '#tests/sites/key-site.ts';

const closed = {
  message:
    'This site opens messages in browsers alone, and no key on the server. Sign in to the administrator area with a browser of 2025 or later.',
};

/** A site that opens messages in browsers alone, with a first holder. */
async function site(database: TestDatabase) {
  const own = await keySite(database);
  const before = await own.begin();
  await own.receive('hello');
  const { security } = await own.services.settings.all();
  const close = () =>
    own.services.settings.save('security', { ...security, openedIn: 'browsers' }, undefined, {
      author: one.email,
    });
  return { ...own, before, security, close };
}

describeOnBothEngines('a site that opens messages in browsers alone', (open) => {
  test('opens no key at a sign-in or for a call, whatever the client gives', async () => {
    const { close, signIn, services, ...own } = await site(await open());
    await close();
    const holder = await signIn(one);
    expect((await services.sessions.opened(holder.token)).size).toBe(0);
    for (const path of ['contacts', 'reports/1/talk']) {
      const response = await holder.get(path);
      expect([response.statusCode, response.json()]).toEqual([403, closed]);
    }
    expect((await holder.post('keys/rotate')).json()).toEqual(closed);
    const changed = await holder.post('password', { current: one.password, password: two.password });
    expect(changed.json()).toEqual(closed);
    const { token } = (await holder.post('administrators/invite', { email: two.email })).json();
    expect((await own.accept(token, two.password)).json()).toEqual(closed);
    // Rows as they are sealed, for a browser
    expect((await holder.get('sealed/contacts')).json().rows).toHaveLength(1);
  });

  test('is closed by a holder who reads in a browser', async () => {
    const { before, security } = await site(await open());
    const group = 'site-settings/security';
    const wanted = { ...security, openedIn: 'browsers' };
    const refused = await before.post(group, { value: wanted });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'First sign in with a browser that opens messages itself: one of 2025 or later.',
    ]);
  });
});
