import { expect, test } from 'vitest';
import { everyRole } from '#shared/accounts/roles.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { type Caller, keySite, one, read, two } from '#tests/sites/key-site.ts';

const hour = 60 * 60 * 1000;

type Site = Awaited<ReturnType<typeof keySite>>;

/** A link that was used, revoked, replaced or has expired is refused with a message. */
async function expectGone(site: Site, token: string) {
  const responses = [
    await site.request('/api/invitation', { method: 'POST', payload: { token } }),
    await site.accept(token, 'a password by link'),
  ];
  for (const response of responses) {
    expect([response.statusCode, response.json().message]).toEqual([
      404,
      expect.stringContaining('This link'),
    ]);
  }
  expect((await site.signIn({ ...two, password: 'a password by link' })).token).toBe('undefined');
}

const invite = async (by: Caller) =>
  (await by.post('administrators/invite', { email: two.email })).json() as { token: string };

describeOnBothEngines('a link to choose a password by', (open) => {
  test('is good for once', async () => {
    const site = await keySite(await open());
    const { token } = await invite(await site.begin());
    expect((await site.accept(token, two.password)).statusCode).toBe(200);
    await expectGone(site, token);
    expect((await site.signIn(two)).token).toMatch(/^[\w-]{43}$/);
  });

  test('is not used up by a password that is too short', async () => {
    const site = await keySite(await open());
    const { token } = await invite(await site.begin());
    expect((await site.accept(token, 'short')).statusCode).toBe(422);
    expect((await site.accept(token, two.password)).statusCode).toBe(200);
  });

  test('can be taken back', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const { token } = await invite(first);
    const { invitations } = (await first.get('administrators')).json();
    expect(invitations).toEqual([
      {
        id: expect.any(String),
        email: two.email,
        reset: false,
        expires_at: '2026-11-04T09:00:00.000Z',
        ...everyRole,
      },
    ]);
    expect((await first.remove(`invitations/${invitations[0].id}`)).statusCode).toBe(200);
    expect((await first.remove(`invitations/${invitations[0].id}`)).statusCode).toBe(404);
    await expectGone(site, token);
  });

  test('gives way to a newer one', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const older = await invite(first);
    const newer = await invite(first);
    await expectGone(site, older.token);
    expect((await first.get('administrators')).json().invitations).toHaveLength(1);
    expect((await site.accept(newer.token, two.password)).statusCode).toBe(200);
  });

  test('holds for 72 hours', async () => {
    const site = await keySite(await open());
    const { token } = await invite(await site.begin());
    site.clock.at += 72 * hour - 1;
    const inspected = await site.request('/api/invitation', { method: 'POST', payload: { token } });
    expect(inspected.json()).toEqual({ email: two.email, reset: false });
    site.clock.at += 1;
    await expectGone(site, token);
    await site.services.cleanUp();
    expect(await site.db.selectFrom('invitation').selectAll().execute()).toEqual([]);
  });

  test('is stored as its hash, and never logged', async () => {
    const site = await keySite(await open());
    const { token } = await invite(await site.begin());
    const rows = JSON.stringify(await site.db.selectFrom('invitation').selectAll().execute());
    expect(rows).toContain(two.email);
    expect(rows).not.toContain(token);
    expect(site.log.join('')).not.toContain(token);
  });

  test('is void once its administrator is removed or has another password', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    const { id } = await site.seen(two.email, first);
    const reset = async () => (await first.post(`administrators/${id}/reset`)).json().token as string;

    const changed = await reset();
    const password = { current: two.password, password: 'changed by oneself', known: false };
    await second.post('password', password);
    await expectGone(site, changed);

    const replaced = await reset();
    await site.services.administrators.resetPassword(two.email, 'given by the operator');
    await expectGone(site, replaced);

    const removed = await reset();
    await first.remove(`administrators/${id}`);
    await expectGone(site, removed);
    expect(await read(await site.signIn(one))).toEqual([]);

    const { token } = await invite(await site.signIn(one));
    await site.services.administrators.add(two.email, two.password);
    await expectGone(site, token);
  });

  test('is refused for an existing administrator, and a reset for anyone else', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const again = await first.post('administrators/invite', { email: one.email.toUpperCase() });
    expect([again.statusCode, again.json().message]).toEqual([
      409,
      'There is an administrator with this address already.',
    ]);
    expect((await first.post('administrators/invite', { email: 'nobody' })).statusCode).toBe(422);
    expect((await first.post('administrators/no-such-id/reset')).statusCode).toBe(404);
    expect(await site.db.selectFrom('invitation').selectAll().execute()).toEqual([]);
  });
});
