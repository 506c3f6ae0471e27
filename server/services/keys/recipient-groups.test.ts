import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { keySite, one, three, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { detailsOf, keysOf, oversightBody, twoGroups } from '#tests/sites/two-groups.ts';

describeOnBothEngines('the keys of two groups', (open) => {
  test('are granted by their own holders, and nobody gets both', async () => {
    const site = await twoGroups(await open());
    const { report, directorate, oversight } = site;
    await report('about an officer', 'oversight');
    expect(await keysOf(oversight)).toMatchObject({ group: 'oversight', holders: 1, holder: true });
    expect(await keysOf(directorate)).toMatchObject({
      group: 'directorate',
      holders: 1,
      groups: [
        { group: 'directorate', holders: 1 },
        { group: 'oversight', holders: 1 },
      ],
    });
    for (const [email, by] of [
      [two.email, directorate],
      [one.email, oversight],
    ] as const) {
      const refused = await site.grant(email, by);
      expect(refused.json().message).toBe(
        'This person holds the key of another group. Whoever reads for one group never gets the key of another: a report about its people would reach them.',
      );
    }
    await site.join(three, directorate);
    expect((await site.grant(three.email, oversight)).statusCode).toBe(200);
    expect(await detailsOf(await site.signIn(three))).toEqual(['about an officer']);
    expect((await site.seen(three.email, directorate)).key_group).toBe('oversight');
  });

  test('are made anew one without the other, and their words open their own', async () => {
    const database = await open();
    const site = await twoGroups(database);
    const { report, directorate, oversight } = site;
    await report('of the directorate', 'directorate');
    await report('about an officer', 'oversight');
    await directorate.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
    await oversight.post('keys/recovery', { public_key: recoveryWords[1].publicKey });
    const before = await keysOf(directorate);
    expect((await oversight.post('keys/rotate')).statusCode).toBe(200);
    await site.services.resealing.done();
    expect((await keysOf(directorate)).organisation).toEqual(before.organisation);
    expect(await keysOf(oversight)).toMatchObject({ resealing: 0, holder: true });
    await report('later', 'oversight');
    expect(await detailsOf(oversight)).toEqual(['about an officer', 'later']);
    expect(await detailsOf(directorate)).toEqual(['of the directorate']);

    const { output, code } = await manage(
      database,
      ['recover', 'nour@example.org'],
      recoveryWords[1].words,
      'a newer password',
    );
    expect([code, output]).toEqual([0, expect.stringContaining('holds the key')]);
    await site.equipHolders();
    const nour = await site.signIn({ email: 'nour@example.org', password: 'a newer password' });
    expect(await detailsOf(nour)).toEqual(['about an officer', 'later']);
  });

  test('end with their holder’s role, and only the group’s key is made anew', async () => {
    const site = await twoGroups(await open());
    const { report, directorate, oversight } = site;
    await report('about an officer', 'oversight');
    await site.join(three, directorate);
    await site.grant(three.email, oversight);
    const before = await keysOf(directorate);
    const { id } = await site.seen(two.email, directorate);
    expect((await directorate.remove(`administrators/${id}`)).statusCode).toBe(200);
    expect((await oversight.get('reports')).statusCode).toBe(401);
    expect((await keysOf(directorate)).organisation).toEqual(before.organisation);
    const heir = await site.signIn(three);
    expect(await keysOf(heir)).toMatchObject({ group: 'oversight', holders: 1, rotationDue: true });
    const { id: last } = await site.seen(three.email, directorate);
    expect((await directorate.remove(`administrators/${last}`)).statusCode).toBe(409);
  });

  test('are begun once, also after somebody has emptied their tables', async () => {
    const site = await twoGroups(await open());
    const { db, begin, directorate } = site;
    expect((await begin()).statusCode).toBe(409);
    await db.deleteFrom('organisation_key').where('recipient_group', '=', 2).execute();
    await db.deleteFrom('key_register').where('id', '=', 2).execute();
    await site.join(three, directorate);
    const { id, fingerprint } = await site.seen(three.email, directorate);
    expect((await begin({ administrator: id, fingerprint })).statusCode).toBe(409);
  });
});

test('a key that a writer to the database gives to another group opens nothing that is sent to it', async () => {
  const { db, report, oversight } = await twoGroups(await sqliteDatabase());
  const keys = await db.selectFrom('organisation_key').selectAll().orderBy('recipient_group').execute();
  const [own, other] = keys;
  if (!own || !other) throw new Error('Both groups have a key.');
  const signatures = await db.selectFrom('key_register').selectAll().orderBy('id').execute();
  // The two change places, with all that authenticates them
  await db.updateTable('organisation_key').set({ active: null }).execute();
  for (const [{ id }, number] of [
    [own, 2],
    [other, 1],
  ] as const)
    await db
      .updateTable('organisation_key')
      .set({ active: number, recipient_group: number })
      .where('id', '=', id)
      .execute();
  for (const { id, ...columns } of signatures)
    await db
      .updateTable('key_register')
      .set(columns)
      .where('id', '=', 3 - id)
      .execute();
  for (const choice of ['directorate', 'oversight', 'both'] as const)
    expect((await report('about an officer', choice)).statusCode, choice).toBe(503);
  expect((await keysOf(oversight)).problem).toBe('changed');
});

test('a group is offered once somebody can read for it, and is refused where it is not', async () => {
  const site = await keySite(await sqliteDatabase());
  const first = await site.begin();
  const saved = await first.post('site-settings/oversight', { value: oversightBody });
  expect(saved.json().message).toBe(
    'Nobody could read what is sent to the oversight body yet. Begin its key under “Administrators” first.',
  );
  const unnamed = { ...oversightBody, name: { ar: 'هيئة الرقابة', en: '' } };
  const other = await twoGroups(await sqliteDatabase());
  expect((await other.directorate.post('site-settings/oversight', { value: unnamed })).statusCode).toBe(409);
  await other.directorate.post('site-settings/oversight', { value: { ...oversightBody, isOffered: false } });
  const refused = await other.report('about an officer', 'oversight');
  expect([refused.statusCode, refused.json().errors]).toEqual([
    422,
    { recipients: ['Please choose who is to read it: this choice is not offered here.'] },
  ]);
});
