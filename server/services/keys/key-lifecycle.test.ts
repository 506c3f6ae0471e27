import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { keysOpenedHere } from './held/held-keys.ts';

describeOnBothEngines('the life of the keys', (open) => {
  test('set-up: the first administrator gets the first key, later ones do not', async () => {
    const site = await keySite(await open());
    await expect(site.receive('too early')).rejects.toMatchObject({ key: 'form.closed' });
    expect(await site.db.selectFrom('submission').selectAll().execute()).toEqual([]);
    const first = await site.begin();
    await site.services.administrators.add(two.email, two.password);
    await site.receive('hello');
    expect(await read(first)).toEqual(['hello']);
    expect(await read(await site.signIn(two))).toBe(409);
    expect((await first.get('keys')).json()).toMatchObject({
      organisation: { fingerprint: expect.stringMatching(/^[0-9A-F]{4}( [0-9A-F]{4}){7}$/) },
      holders: 1,
      recovery: null,
      resealing: 0,
      holder: true,
      rotationDue: false,
    });
  });

  test('set-up: in a database of an earlier version the oldest administrator gets the first key', async () => {
    const database = await open();
    const before = await keySite(database);
    await before.services.administrators.add(two.email, two.password);
    await before.services.administrators.add(one.email, one.password);
    await database.db.deleteFrom('organisation_key').execute();
    await database.db.deleteFrom('key_register').execute();
    await rm(join(database.dataDir, 'audit/keys.json'), { force: true });
    const site = await keySite(database, before.clock);
    // Not before the tables were brought up to date in this start
    await site.services.keyActions.adoptKeys([]);
    await expect(site.receive('too early')).rejects.toMatchObject({ key: 'form.closed' });
    await Promise.all([1, 2, 3].map(() => site.services.keyActions.adoptKeys(['0010-key-authentication'])));
    expect(await database.db.selectFrom('organisation_key').select('active').execute()).toEqual([
      { active: 1 },
    ]);
    await site.receive('hello');
    expect(await read(await site.signIn(two))).toEqual(['hello']);
    expect(await read(await site.signIn(one))).toBe(409);
  });

  test('an invited administrator edits immediately, and reads once a holder has compared the fingerprint', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    await site.receive('before', 'they came');
    const { token } = (await first.post('administrators/invite', { email: ' Two@Example.org' })).json();
    const inspected = await site.request('/api/invitation', { method: 'POST', payload: { token } });
    expect(inspected.json()).toEqual({ email: two.email, reset: false });
    const { fingerprint } = (await site.accept(token, two.password)).json();
    const second = await site.signIn(two);
    expect((await second.get('administrators')).statusCode).toBe(200);
    expect(await read(second)).toBe(409);
    const shown = await site.seen(two.email, first);
    expect(shown).toMatchObject({ fingerprint, holds_key: false, you: false });

    const grant = (reported: string) =>
      first.post(`administrators/${shown.id}/grant`, { fingerprint: reported });
    const wrong = await grant((await site.seen(one.email, first)).fingerprint);
    expect([wrong.statusCode, wrong.json().message]).toEqual([409, expect.stringContaining('fingerprint')]);
    expect((await first.get('keys')).json().holders).toBe(1);
    expect((await grant(fingerprint)).statusCode).toBe(200);
    expect(await site.seen(two.email, first)).toMatchObject({ holds_key: true });
    // The running session was begun without it
    expect(await read(second)).toBe(401);
    expect(await read(await site.signIn(two))).toEqual(['before', 'they came']);
  });

  test('a changed password replaces the key pair, reseals its grants, and ends every session', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const elsewhere = await site.signIn(one);
    await site.receive('hello');
    const pair = await site.seen(one.email, first);
    const before = (await first.get('keys')).json();
    const change = (current: string, password: string) => first.post('password', { current, password });
    const wrong = await change('not the password', 'a newer password');
    expect([wrong.statusCode, wrong.json().errors]).toEqual([
      422,
      { current: ['The present password is not right.'] },
    ]);
    expect((await change(one.password, 'short')).statusCode).toBe(422);
    expect(await read(first)).toEqual(['hello']);

    expect((await change(one.password, 'a newer password')).statusCode).toBe(200);
    expect([await read(first), await read(elsewhere)]).toEqual([401, 401]);
    expect(await read(await site.signIn(one))).toBe(401);
    const again = await site.signIn({ ...one, password: 'a newer password' });
    expect(await read(again)).toEqual(['hello']);
    expect((await site.seen(one.email, again)).fingerprint).not.toBe(pair.fingerprint);
    const after = (await again.get('keys')).json();
    expect(after).toMatchObject({ holders: 1, rotationDue: false, problem: null, toConfirm: null });
    expect(after.organisation.fingerprint).not.toBe(before.organisation.fingerprint);
  });

  test('a password that is reset by link is a new key pair, which opens nothing until it is granted', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    await site.receive('hello');
    const before = await site.seen(two.email, first);
    const given = await first.post(`administrators/${before.id}/reset`);
    expect(given.statusCode).toBe(201);
    const { token } = given.json();
    const inspected = await site.request('/api/invitation', { method: 'POST', payload: { token } });
    expect(inspected.json()).toEqual({ email: two.email, reset: true });
    // Making the link changes nothing yet
    expect(await read(second)).toEqual(['hello']);

    const renewed = { ...two, password: 'chosen by link' };
    const { fingerprint } = (await site.accept(token, renewed.password)).json();
    expect(fingerprint).not.toBe(before.fingerprint);
    expect(await read(second)).toBe(401);
    expect(await read(await site.signIn(two))).toBe(401);
    // The link alone, by e-mail or otherwise, signs in and opens nothing
    expect(await read(await site.signIn(renewed))).toBe(409);
    expect(await site.seen(two.email, first)).toMatchObject({ holds_key: false, fingerprint });
    await site.grant(two.email, first);
    expect(await read(await site.signIn(renewed))).toEqual(['hello']);
  });

  test('a key is granted to the key pair that was compared, and to none that came after', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    await site.join(two, first);
    const compared = await site.seen(two.email, first);
    const { administrators, keyring, sessions } = site.services;
    const person = (await administrators.list()).find(({ id }) => id === compared.id);
    await administrators.resetPassword(two.email, two.password);
    const { id, fingerprint } = compared;
    expect((await first.post(`administrators/${id}/grant`, { fingerprint })).statusCode).toBe(409);
    // Nor where it comes between the comparison by the call and the sealing
    const granting = person && keyring.grantTo(person, keysOpenedHere(await sessions.opened(first.token)));
    await expect(granting).rejects.toMatchObject({ key: 'keys.fingerprint' });
    expect(await read(await site.signIn(two))).toBe(409);
    await site.grant(two.email, first);
    expect(await read(await site.signIn(two))).toEqual([]);
  });

  test('a damaged grant does not prevent signing in and editing', async () => {
    const database = await open();
    const site = await keySite(database);
    await site.begin();
    await database.db.updateTable('key_grant').set({ sealed_key: 'AAAA' }).execute();
    const first = await site.signIn(one);
    expect((await first.get('administrators')).statusCode).toBe(200);
    expect(await read(first)).toBe(401);
  });

  test('the last holder and the last administrator stay', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    await site.receive('hello');
    const { id } = await site.seen(one.email, first);
    const last = await first.remove(`administrators/${id}`);
    expect([last.statusCode, last.json().message]).toEqual([
      409,
      expect.stringContaining('only administrator'),
    ]);
    await site.join(two, first);
    const holder = await first.remove(`administrators/${id}`);
    expect([holder.statusCode, holder.json().message]).toEqual([409, expect.stringContaining('only person')]);
    const { token } = (await first.post(`administrators/${id}/reset`)).json();
    expect((await site.accept(token, 'chosen by link')).statusCode).toBe(409);
    expect(await read(first)).toEqual(['hello']);
    await site.grant(two.email, first);
    expect((await site.accept(token, 'chosen by link')).statusCode).toBe(200);
    expect(await read(await site.signIn(two))).toEqual(['hello']);
  });

  test('only a holder of the key can grant, revoke, reset or renew', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const other = await site.join(two, first);
    await site.join(three, first);
    const { id, fingerprint } = await site.seen(three.email, first);
    const rows = () =>
      Promise.all([
        database.db.selectFrom('key_grant').selectAll().execute(),
        database.db.selectFrom('organisation_key').selectAll().execute(),
        database.db.selectFrom('recovery_key').selectAll().execute(),
        database.db.selectFrom('administrator').selectAll().execute(),
      ]);
    const before = await rows();
    for (const response of [
      await other.post(`administrators/${id}/grant`, { fingerprint }),
      await other.post(`administrators/${id}/reset`),
      await other.remove(`administrators/${id}`),
      await other.post('keys/rotate'),
      await other.post('keys/recovery', { public_key: recoveryWords[0].publicKey }),
    ]) {
      expect([response.statusCode, response.json().message]).toEqual([
        409,
        'Only somebody who holds the key can do this.',
      ]);
    }
    expect(await rows()).toEqual(before);
  });
});
