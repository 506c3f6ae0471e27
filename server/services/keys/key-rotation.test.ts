import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { copyOf } from '#tests/databases/copy-of.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { openedBy } from '#tests/keys/opened-by.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { type Caller, keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';

const minute = 60_000;

type Requested = { email: string };

const keysOf = async (person: Caller) => (await person.get('keys')).json();

describeOnBothEngines('a new organisation key', (open) => {
  test('shuts out who is removed: their session, their grants, and an old copy of all with their password', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    await site.receive('before');
    const stolen = await keySite(await copyOf(database), { ...site.clock });
    const { organisation } = await keysOf(first);

    const { id } = await site.seen(two.email, first);
    expect((await first.remove(`administrators/${id}`)).statusCode).toBe(200);
    expect(await read(second)).toBe(401);
    expect(await read(await site.signIn(two))).toBe(401);
    await site.services.resealing.done();
    await site.receive('after');
    expect(await read(first)).toEqual(['before', 'after']);
    const keys = await keysOf(first);
    expect(keys).toMatchObject({ holders: 1, resealing: 0, rotationDue: false });
    expect(keys.organisation.fingerprint).not.toBe(organisation.fingerprint);
    const grants = await database.db.selectFrom('key_grant').select('recipient').execute();
    expect(grants.filter(({ recipient }) => recipient.includes(id))).toEqual([]);

    const thief = await stolen.signIn(two);
    expect(await read(thief)).toEqual(['before']);
    const old = await stolen.services.sessions.opened(thief.token);
    expect(await openedBy(stolen.database, old)).toBe(1);
    expect(await openedBy(database, old)).toBe(0);
    const present = await site.services.sessions.opened(first.token);
    expect(await openedBy(database, present)).toBe(2);
    const { privateKey = '' } = (await stolen.services.administrators.check(two.email, two.password)) ?? {};
    expect(await site.services.keyring.openFor(id, privateKey)).toEqual(new Map());
  });

  test('is made as soon as a holder confirms the others where the operator removed one', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.joinHolder(two, first);
    await site.receive('before');
    const { output } = await manage(database, ['admin', 'remove', two.email]);
    expect(output).toContain(
      'A new key is created when a holder of the key next signs in and confirms its holders',
    );
    await site.receive('meanwhile');
    const before = await keysOf(first);
    expect(before).toMatchObject({ holders: 1, rotationDue: true });
    expect(await read(first)).toEqual(['before', 'meanwhile']);

    const again = await site.signIn(one);
    const requested = await keysOf(again);
    expect(requested.organisation).toEqual(before.organisation);
    expect(requested.toConfirm).toEqual([]);
    const confirm = (current: string) => again.post('keys/confirm', { current, recipients: [] });
    expect((await confirm('not the password')).statusCode).toBe(422);
    expect((await confirm(one.password)).statusCode).toBe(200);
    await site.services.resealing.done();
    await site.receive('after');
    const after = await keysOf(again);
    expect(after).toMatchObject({
      holders: 1,
      rotationDue: false,
      resealing: 0,
      holder: true,
      toConfirm: null,
    });
    expect(after.organisation.fingerprint).not.toBe(before.organisation.fingerprint);
    expect(await read(again)).toEqual(['before', 'meanwhile', 'after']);
  });

  test('is not due after the removal of an administrator without a grant', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.join(two, first);
    const { output } = await manage(database, ['admin', 'remove', two.email]);
    expect(output).toBe(`${two.email} is no longer an administrator and is signed out everywhere.\n`);
    expect(await keysOf(first)).toMatchObject({ rotationDue: false });
  });

  test('goes on with sealing where it was interrupted, and everything can be read at any time', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const messages = Array.from({ length: 320 }, (_, index) => `message ${index + 1}`);
    await site.receive(...messages);
    const { resealing } = site.services;
    expect((await first.post('keys/rotate')).statusCode).toBe(200);
    while ((await resealing.left({ group: 'directorate' })) === messages.length) await breathe();
    await resealing.stop();
    const left = await resealing.left({ group: 'directorate' });
    expect(left).toBeGreaterThan(0);
    expect((await keysOf(first)).resealing).toBe(left);
    expect(await read(first)).toEqual(messages);

    const restarted = await keySite(database, site.clock);
    expect(await restarted.services.resealing.left({ group: 'directorate' })).toBe(left);
    const again = await restarted.signIn(one);
    await restarted.services.resealing.done();
    expect((await keysOf(again)).resealing).toBe(0);
    expect(await read(again)).toEqual(messages);
  });

  test('leaves damaged messages as they are, and the others readable', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.receive('a', 'b', 'c', 'd');
    const damaged = Buffer.alloc(80, 1);
    const rows = database.db.updateTable('submission_key');
    await rows.set({ sealed_key: damaged }).where('submission_id', '=', 2).execute();
    await database.db.updateTable('submission').set({ body: damaged }).where('id', '=', 3).execute();
    for (const round of ['once', 'twice']) {
      await first.post('keys/rotate');
      await site.services.resealing.done();
      expect((await keysOf(first)).resealing, round).toBe(0);
      expect(await read(first), round).toEqual(['a', '(damaged)', '(damaged)', 'd']);
    }
    expect(await read(await site.signIn(one))).toEqual(['a', '(damaged)', '(damaged)', 'd']);
  });

  test('ends the other holders’ sessions, before they could seal the previous key', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    const second = await site.joinHolder(two, first);
    await site.join(three, first);
    const { id, fingerprint } = await site.seen(three.email, first);
    expect((await second.post('keys/rotate')).statusCode).toBe(200);
    for (const response of [
      await first.get('contacts'),
      await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey }),
      await first.post(`administrators/${id}/grant`, { fingerprint }),
      await first.post('keys/rotate'),
    ]) {
      expect(response.statusCode).toBe(401);
    }
    expect(await keysOf(second)).toMatchObject({ holders: 2, recovery: null, holder: true });
    const again = await site.signIn(one);
    expect((await again.post('keys/recovery', { public_key: recoveryWords[0].publicKey })).statusCode).toBe(
      200,
    );
    expect(await read(again)).toEqual([]);
  });

  test('lets the one before go after an hour, and who opened both goes on', async () => {
    const database = await open();
    const site = await keySite(database, { at: Date.now() });
    const first = await site.begin();
    await site.receive('hello');
    await first.post('keys/rotate');
    await site.services.resealing.done();
    const stored = () =>
      database.db.selectFrom('organisation_key').select('active').orderBy('created_at').execute();
    await site.services.cleanUp();
    expect(await stored()).toEqual([{ active: null }, { active: 1 }]);
    for (const round of [1, 2, 3]) {
      site.clock.at += 25 * minute;
      expect(await read(first), `after ${round * 25} minutes`).toEqual(['hello']);
    }
    await site.services.cleanUp();
    expect(await stored()).toEqual([{ active: 1 }]);
    expect(await read(await site.joinHolder(two, first))).toEqual(['hello']);
    expect((await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey })).statusCode).toBe(
      200,
    );
  });

  test('is the same for holders who confirm concurrently, and the last two cannot both leave', async () => {
    const site = await keySite(await open());
    const first = await site.begin();
    await site.joinHolder(two, first);
    await site.joinHolder(three, first);
    await site.receive('hello');
    const { administrators } = site.services;
    await administrators.remove(three.email);
    const both = await Promise.all([site.signIn(one), site.signIn(two)]);
    const requested = await Promise.all(both.map(keysOf));
    const confirming = both.map((person, index) => {
      const { recipients } = { recipients: requested[index].toConfirm as Requested[] };
      return person.post('keys/confirm', { current: [one, two][index]?.password, recipients });
    });
    const statuses = (await Promise.all(confirming)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    await site.services.resealing.done();
    for (const person of [one, two]) expect(await read(await site.signIn(person))).toEqual(['hello']);

    const left = await Promise.allSettled([
      administrators.remove(one.email),
      administrators.remove(two.email),
    ]);
    expect(left.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const [last] = await administrators.list();
    const person = [one, two].find(({ email }) => email === last?.email) ?? three;
    expect(await read(await site.signIn(person))).toEqual(['hello']);
  });
});
