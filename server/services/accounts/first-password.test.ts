import { expect, test } from 'vitest';
import { copyOf } from '#tests/databases/copy-of.ts';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { openedBy } from '#tests/keys/opened-by.ts';
import { keySite, one, read } from '#tests/sites/key-site.ts';
import { addFirstAdministrator } from '../../lifecycle/first-administrator.ts';
import { Redacted } from '../../redacted.ts';

describeOnBothEngines('a changed password', (open) => {
  test('ends what the old one opens: with it, an old copy of the database opens no later message', async () => {
    const database = await open();
    const site = await keySite(database);
    const first = await site.begin();
    await site.receive('before');
    const stolen = await keySite(await copyOf(database), { ...site.clock });
    const newer = { ...one, password: 'a newer password' };
    const change = { current: one.password, password: newer.password };
    expect((await first.post('password', change)).statusCode).toBe(200);
    await site.services.resealing.done();
    await site.receive('after');
    expect(await read(await site.signIn(newer))).toEqual(['before', 'after']);

    const thief = await stolen.signIn(one);
    const { id } = await stolen.seen(one.email, thief);
    const { privateKey = '' } = (await stolen.services.administrators.check(one.email, one.password)) ?? {};
    expect(await site.services.keyring.openFor(id, privateKey)).toEqual(new Map());
    const opened = await stolen.services.sessions.opened(thief.token);
    expect(await openedBy(stolen.database, opened)).toBe(1);
    expect(await openedBy(database, opened)).toBe(0);
  });
});

test('the first password, which is printed or stated, opens no message until it is changed', async () => {
  const site = await keySite(await sqliteDatabase());
  const adminPassword = new Redacted(one.password);
  await addFirstAdministrator(site.services, { adminEmail: one.email, adminPassword });
  await site.receive('taken all the same');
  const first = await site.signIn(one);
  const refused = await first.get('contacts');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringContaining('Choose one of your own'),
  ]);
  const before = (await first.get('keys')).json();
  expect(before).toMatchObject({ passwordPrinted: true, holder: true });
  expect((await first.post('keys/rotate')).statusCode).toBe(409);

  const same = await first.post('password', { current: one.password, password: one.password });
  expect([same.statusCode, Object.keys(same.json().errors)]).toEqual([422, ['password']]);
  const newer = { ...one, password: 'a newer password' };
  // The initial password may be known to others
  const change = { current: one.password, password: newer.password, known: false };
  expect((await first.post('password', change)).statusCode).toBe(200);
  const again = await site.signIn(newer);
  const after = (await again.get('keys')).json();
  expect(after).toMatchObject({ passwordPrinted: false, rotationDue: false });
  expect(after.organisation.fingerprint).not.toBe(before.organisation.fingerprint);
  expect(await read(again)).toEqual(['taken all the same']);
});
