import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { grantMac, sealGrant } from '#shared/channel/grant.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { type Caller, keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { createKeyPair } from '../../crypto/sealing/x25519.ts';

type Seen = { name: string; email: string | null; fingerprint: string; confirmed: boolean };

const keysOf = async (person: Caller) => (await person.get('keys')).json();

const closed = { key: 'form.closed' };

describeOnBothEngines('keys tampered with in the database', (open) => {
  test('a planted recovery key is no recipient: refused, reported to every holder, and removed by a confirmation', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.joinHolder(two, first);
    await site.receive('before');
    const stranger = createKeyPair();
    await database.db
      .insertInto('recovery_key')
      .values({ id: 1, public_key: stranger.publicKey, created_at: new Date().toISOString() })
      .execute();
    await database.db.updateTable('organisation_key').set({ renewal_due: 1 }).execute();

    const [again, other] = [await site.signIn(one), await site.signIn(two)];
    const shown = await keysOf(again);
    expect(shown).toMatchObject({ problem: 'changed', holder: true });
    expect((await keysOf(other)).problem).toBe('changed');
    const { backups, keyring } = site.services;
    const entries = await database.db
      .selectFrom('audit_entry')
      .select(['action', 'actor', 'subject'])
      .where('action', '=', 'keys.alarm')
      .execute();
    expect(entries).toEqual([{ action: 'keys.alarm', actor: 'system', subject: 'changed' }]);
    await expect(backups.make()).rejects.toMatchObject({ problem: 'foreign-keys' });
    const refused = [
      again.post('keys/rotate'),
      again.post('keys/recovery', { public_key: recoveryWords[0].publicKey }),
      site.grant(two.email, again),
    ];
    for (const response of await Promise.all(refused)) expect(response.statusCode).toBe(409);
    expect((await keyring.openByRecovery(stranger.privateKey)).size).toBe(0);

    // Earlier messages stay readable
    expect(await read(again)).toEqual(['before']);
    const known: Seen[] = shown.toConfirm;
    expect(known.map(({ email, confirmed }) => [email, confirmed])).toEqual([
      [two.email, true],
      [null, false],
    ]);
    const recipients = known.filter(({ email }) => email === two.email);
    expect((await again.post('keys/confirm', { current: one.password, recipients })).statusCode).toBe(200);
    await site.services.resealing.done();
    await site.receive('after');
    expect(await keysOf(again)).toMatchObject({ problem: null, toConfirm: null, recovery: null, holders: 2 });
    expect(await read(again)).toEqual(['before', 'after']);
    expect(await read(await site.signIn(two))).toEqual(['before', 'after']);
    expect((await keyring.openByRecovery(stranger.privateKey)).size).toBe(0);
  });

  test('a swapped key seals nothing', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.receive('before');
    const rows = database.db.updateTable('organisation_key');
    await rows.set({ public_key: createKeyPair().publicKey }).execute();
    await expect(site.receive('stolen')).rejects.toMatchObject(closed);
    const shown = await keysOf(first);
    expect(shown).toMatchObject({ problem: 'changed', toConfirm: [] });
    expect((await first.post('keys/confirm', { current: one.password, recipients: [] })).statusCode).toBe(
      200,
    );
    await site.services.resealing.done();
    await site.receive('after');
    expect(await read(first)).toEqual(['before', 'after']);
  });

  test('restored keys of an earlier time are refused, even for their holders of then', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.joinHolder(two, first);
    const tables = [
      'administrator',
      'administrator_role',
      'organisation_key',
      'key_grant',
      'key_register',
    ] as const;
    const { db } = database;
    const earlier = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()));
    const { id } = await site.seen(two.email, first);
    expect((await first.remove(`administrators/${id}`)).statusCode).toBe(200);
    await site.services.resealing.done();
    await site.receive('after');

    for (const table of tables) {
      if (table !== 'administrator') await db.deleteFrom(table).execute();
    }
    for (const [index, table] of tables.entries()) {
      for (const row of earlier[index] as { id: string; email?: string }[]) {
        if (row.email !== one.email) await db.insertInto(table).values(row).execute();
      }
    }
    await expect(site.receive('stolen')).rejects.toMatchObject(closed);
    // Nor by an instance that is started just now
    const restarted = await keySite(database, site.clock);
    await expect(restarted.receive('stolen')).rejects.toMatchObject(closed);
    const removed = await restarted.signIn(two);
    expect(await keysOf(removed)).toMatchObject({ problem: 'rolledBack', toConfirm: null });
    const recipients: Seen[] = [];
    const confirmed = await removed.post('keys/confirm', { current: two.password, recipients });
    expect([confirmed.statusCode, confirmed.json().message]).toEqual([
      409,
      expect.stringContaining('manage'),
    ]);
    await expect(site.receive('stolen')).rejects.toMatchObject(closed);

    // The operator names the holder
    const { output, errors } = await manage(database, ['keys', 'confirm', one.email], one.password, '');
    expect([errors, output]).toEqual([
      '',
      expect.stringContaining(`A new key is in use, held by:  ${one.email}`),
    ]);
    await site.receive('at last');
    expect(await read(await site.signIn(one))).toContain('at last');
    expect(await read(await site.signIn(two))).toBe(409);
  });

  test('emptied tables lead to no new first key', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const { token } = (await first.post('administrators/invite', { email: two.email })).json();
    for (const table of ['key_register', 'key_grant', 'organisation_key', 'administrator'] as const)
      await database.db.deleteFrom(table).execute();
    await site.accept(token, two.password);
    await site.services.administrators.add(three.email, three.password);
    expect(await database.db.selectFrom('organisation_key').selectAll().execute()).toEqual([]);
    await expect(site.receive('lost')).rejects.toMatchObject(closed);
    expect(await keysOf(await site.signIn(three))).toMatchObject({ problem: 'missing', organisation: null });
    // Even where nothing outside the database remembers
    await rm(join(database.dataDir, 'audit/keys.json'));
    const restarted = await keySite(database, site.clock);
    await restarted.services.keyActions.adoptKeys([]);
    await expect(restarted.receive('lost')).rejects.toMatchObject(closed);
  });

  test('keys of an attacker do not confirm a holder', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.join(two, first);
    const { id } = await site.seen(two.email, first);
    // An editor who also writes to the database grants herself a key of her own making
    await database.db.updateTable('organisation_key').set({ active: null }).execute();
    const pair = createKeyPair();
    await database.db
      .insertInto('organisation_key')
      .values({
        id,
        public_key: pair.publicKey,
        created_at: '2026-11-01T00:00:00.000Z',
        active: 1,
        renewal_due: 0,
      })
      .execute();
    const [row] = await database.db.selectFrom('administrator').selectAll().where('id', '=', id).execute();
    const to = { name: `administrator:${id}`, publicKey: row?.public_key ?? '' };
    const sealed_key = await sealGrant(id, pair.privateKey, to);
    const mac = await grantMac(id, pair.privateKey, to);
    await database.db
      .insertInto('key_grant')
      .values({ organisation_key_id: id, recipient: to.name, sealed_key, mac, created_at: '' })
      .execute();
    const again = await site.signIn(two);
    expect(await keysOf(again)).toMatchObject({ problem: 'changed', holder: true, toConfirm: null });
    const confirmed = await again.post('keys/confirm', { current: two.password, recipients: [] });
    expect(confirmed.statusCode).toBe(409);
    await expect(site.receive('stolen')).rejects.toMatchObject(closed);
  });

  test('a swapped public key of an administrator differs from the fingerprint that its owner reads out', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    const second = await site.join(two, first);
    const { id, fingerprint } = await site.seen(two.email, first);
    const { publicKey } = createKeyPair();
    await database.db
      .updateTable('administrator')
      .set({ public_key: publicKey })
      .where('id', '=', id)
      .execute();
    expect((await site.seen(two.email, second)).fingerprint).toBe(fingerprint);
    expect((await site.seen(two.email, first)).fingerprint).not.toBe(fingerprint);
    // Nor does a session read it out that knows nothing but the row
    const restarted = await keySite(database, site.clock);
    const after = restarted.callerWith(second.token);
    expect((await restarted.seen(two.email, after)).fingerprint).toBeNull();
  });

  test('unsigned keys of an earlier version stay in use, and a holder has to confirm the others', async () => {
    const database = await open();
    const before = await keySite(database);
    const caller = await before.begin();
    await before.joinHolder(two, caller);
    await before.receive('before');
    await database.db.updateTable('key_grant').set({ mac: null }).execute();
    await database.db.deleteFrom('key_register').execute();
    await rm(join(database.dataDir, 'audit/keys.json'));

    const site = await keySite(database, before.clock);
    await site.services.keyActions.adoptKeys(['0010-key-authentication']);
    await site.receive('after the upgrade');
    const first = await site.signIn(one);
    expect(await read(first)).toEqual(['before', 'after the upgrade']);
    const shown = await keysOf(first);
    const recipients: Seen[] = shown.toConfirm;
    expect(shown.problem).toBeNull();
    expect(recipients.map(({ email, confirmed }) => [email, confirmed])).toEqual([[two.email, false]]);
    expect((await first.post('keys/rotate')).statusCode).toBe(409);
    expect((await first.post('keys/confirm', { current: one.password, recipients })).statusCode).toBe(200);
    await site.services.resealing.done();
    expect(await keysOf(first)).toMatchObject({ problem: null, toConfirm: null, holders: 2 });
    expect(await read(await site.signIn(two))).toEqual(['before', 'after the upgrade']);

    // A signature removed later does not look like that version
    await database.db.deleteFrom('key_register').execute();
    await site.services.keyActions.adoptKeys(['0010-key-authentication']);
    await expect(site.receive('stolen')).rejects.toMatchObject(closed);
  });
});
