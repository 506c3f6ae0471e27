import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { keySite, one, two } from '#tests/sites/key-site.ts';
import { twoGroups } from '#tests/sites/two-groups.ts';

test('a holder without keys in the session does what opens nothing, and nobody else does, whatever the database says', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('one', 'two');
  const stranger = await site.join(two, first);
  const again = await keySite(database, site.clock);
  const holder = again.callerWith(first.token, one.password);
  const other = again.callerWith(stranger.token);
  const confirmed = { current: one.password };
  const calls = async (person: typeof holder) => [
    (await person.get('sealed/contacts')).statusCode,
    (await person.remove('contact/1/soft-delete')).statusCode,
    (await person.post('contact/2/unread')).statusCode,
    (await person.post('contacts/1/seen', { message: 0 })).statusCode,
    (await person.post('contacts/exported', { ids: [1], ...confirmed })).statusCode,
  ];
  expect(await calls(holder)).toEqual([200, 200, 200, 200, 200]);
  expect((await holder.remove('contact/1/hard-delete')).statusCode).toBe(200);
  const hosts = { value: ['pictures.example.org'] };
  expect((await holder.post('site-settings/imageHosts', hosts)).statusCode).toBe(200);
  // Opening still takes a session with the keys
  expect((await holder.get('contacts')).statusCode).toBe(401);
  expect((await holder.get('contacts/2/talk')).statusCode).toBe(401);
  const refused = await other.get('sealed/contacts');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    expect.stringMatching(/have not been granted the key/),
  ]);

  const { id, public_key } = await site.db
    .selectFrom('administrator')
    .select(['id', 'public_key'])
    .where('email', '=', one.email)
    .executeTakeFirstOrThrow();
  const grants = await site.db.selectFrom('key_grant').selectAll().execute();
  const own = grants.find(({ recipient }) => recipient === `administrator:${id}`)!;
  const { id: otherId } = await site.seen(two.email, first);
  await site.db
    .insertInto('key_grant')
    .values({ ...own, recipient: `administrator:${otherId}` })
    .execute();
  const planted = await other.get('sealed/contacts');
  expect([planted.statusCode, planted.json().message]).toEqual([
    409,
    expect.stringMatching(/^The keys in the database are not those/),
  ]);
  expect((await other.remove('contact/2/soft-delete')).statusCode).toBe(409);
  await site.db.deleteFrom('key_grant').where('recipient', '=', `administrator:${otherId}`).execute();
  expect((await holder.get('sealed/contacts')).statusCode).toBe(200);
  const setKey = (key: string) =>
    site.db.updateTable('administrator').set({ public_key: key }).where('id', '=', id).execute();
  await setKey('A'.repeat(43));
  expect((await holder.get('sealed/contacts')).statusCode).toBe(409);
  await setKey(public_key);
  // Of several holders each has a second factor
  await site.grant(two.email, first);
  await site.db.deleteFrom('second_factor').where('administrator_id', '=', id).execute();
  expect((await holder.get('sealed/contacts')).statusCode).toBe(403);
});

test('what was sent to another group alone is not handed out', async () => {
  const database = await sqliteDatabase();
  const site = await twoGroups(database);
  await site.report('of the directorate', 'directorate');
  await site.report('about an officer', 'oversight');
  await site.report('for both', 'both');
  const again = await keySite(database, site.clock);
  const [directorate, oversight] = [site.directorate, site.oversight].map(({ token }) =>
    again.callerWith(token),
  );
  const idsOf = async (person: typeof directorate) => {
    const response = await person!.get('sealed/reports');
    const { rows }: { rows: { id: number; recipient: string | null; sealed_key: string | null }[] } =
      response.json();
    expect(rows.every(({ sealed_key }) => sealed_key !== null)).toBe(true);
    return [response.headers['x-total-count'], ...rows.map(({ id }) => id)];
  };
  expect([await idsOf(directorate), await idsOf(oversight)]).toEqual([
    ['2', 3, 1],
    ['2', 3, 2],
  ]);
  for (const path of ['talk', 'case', 'files', 'files/1'])
    expect((await directorate!.get(`sealed/reports/2/${path}`)).statusCode).toBe(404);
  expect((await directorate!.remove('report/2/soft-delete')).statusCode).toBe(404);
});
