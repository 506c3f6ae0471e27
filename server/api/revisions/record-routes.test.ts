import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import type { RecordName } from '#shared/publishing/records.ts';
import { siteSettings } from '#shared/settings/site-settings.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { form } from '#tests/requests/form.ts';
import { administrator, testApp } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;

const social = { facebook: 'https://example.org/f', x: '', instagram: '' };

const termed = {
  name_ar: 'المدير',
  name_en: 'The Manager',
  from_ar: '١',
  from_en: '1',
  to_ar: '',
  to_en: '',
};

describeOnBothEngines('earlier versions', (open) => {
  async function site(now?: () => number) {
    const database = await open();
    const app = await testApp({ database, ...(now && { now }) });
    const { call } = await app.signIn();
    const post = async (path: string, payload: object) => {
      const response = await call(`/api/${path}`, { method: 'POST', payload });
      return { status: response.statusCode, json: response.json() };
    };
    const get = async (path: string) => (await call(`/api/${path}`)).json();
    return { ...app, call, post, get };
  }

  test('a setting’s save is undone, unless somebody changed it since', async () => {
    const { post, get } = await site();
    const { content } = await get('site-settings');
    const first = await post('site-settings/social', { value: social });
    const second = await post('site-settings/social', { value: { ...social, x: 'https://example.org/x' } });
    const refused = await post('revisions/settings/social/restore', { updated_at: first.json.updated_at });
    expect([refused.status, refused.json.message]).toEqual([
      409,
      'Somebody else has changed this in the meantime.',
    ]);
    const undone = await post('revisions/settings/social/restore', { updated_at: second.json.updated_at });
    expect([undone.status, undone.json.value]).toEqual([200, social]);
    expect((await get('site-settings')).content.social).toEqual(social);

    const revisions = await get('revisions/settings/social');
    expect(revisions.map((each: object) => Object.values(each).toSpliced(1, 1))).toEqual([
      [4, administrator.email, 'restored'],
      [3, administrator.email, 'saved'],
      [2, administrator.email, 'saved'],
      [1, '', 'stored'],
    ]);
    expect(await get('revisions/settings/social/1')).toEqual({ value: content.social });
    const { updated_at } = undone.json;
    const restored = await post('revisions/settings/social/restore', { revision: 1, updated_at });
    expect(restored.json.value).toEqual(content.social);
    expect((await post('revisions/settings/social/restore', { revision: 99, updated_at })).status).toBe(404);
    expect((await post('revisions/settings/nothing/restore', { updated_at })).status).toBe(422);
  });

  test('a deleted manager is back under his number, and a changed one is as he was', async () => {
    const { call, post, get } = await site();
    await call('/api/manager', await form(termed));
    await call('/api/update-manager/1', await form({ name_en: 'Another name' }));
    const removed = (await call('/api/manager/1', { method: 'DELETE' })).json();
    expect(await get('managers')).toEqual([]);
    const undone = await post('revisions/managers/1/restore', { updated_at: removed.updated_at });
    expect(undone.status).toBe(200);
    expect(await get('managers')).toMatchObject([{ id: 1, name: { en: 'Another name' } }]);
    const twice = await post('revisions/managers/1/restore', { updated_at: removed.updated_at });
    expect(twice.status).toBe(409);
    const { updated_at } = undone.json;
    await post('revisions/managers/1/restore', { revision: 1, updated_at });
    expect(await get('managers')).toMatchObject([{ id: 1, name: { en: 'The Manager' } }]);
  });

  test('both parts of the profile, and a deleted record, are restored', async () => {
    const { call, post, get } = await site();
    const programs = { program_1: { ar: 'برنامج', en: 'Programme' } };
    await post('about-manager', { programs });
    const removal = { method: 'DELETE', payload: { field: 'programs', record_key: 'program_1' } } as const;
    const removed = (await call('/api/delete-record', removal)).json();
    await post('revisions/profile/details/restore', { updated_at: removed.updated_at });
    expect((await get('about-manager-details')).content.programs).toEqual(programs);
    const long = 'كلمة أخرى '.repeat(200);
    const main = { 'manager_name[en]': 'Name', 'section_1[ar]': long };
    await call('/api/about-manager', await form(main));
    const changed = (await call('/api/about-manager', await form({ 'section_1[ar]': '' }))).json();
    await post('revisions/profile/main/restore', { updated_at: changed.updated_at });
    const { content } = await get('about-manager-main');
    expect([content.manager_name.en, content.section_1.ar]).toEqual(['Name', long]);
  });

  test('the cleanup removes old revisions with their chunks, and a deleted manager for good', async () => {
    const clock = { now: Date.now() };
    const { call, post, db, services } = await site(() => clock.now);
    const revisions = (record: RecordName) => services.recordRevisions.list(record);
    await call('/api/manager', await form({ ...termed, name_ar: 'اسم طويل '.repeat(50) }));
    await call('/api/manager/1', { method: 'DELETE' });
    for (let save = 1; save <= 3; save += 1)
      await post('site-settings/social', { value: { ...social, x: `https://example.org/${save}` } });
    await services.recordRevisions.removeOld();
    expect(await revisions('managers/1')).toHaveLength(2);
    clock.now += (limits.removedRecordDays + 1) * day;
    await services.recordRevisions.removeOld();
    expect(await revisions('managers/1')).toEqual([]);
    expect(
      await db.selectFrom('record_chunk').select('hash').where('record', '=', 'managers/1').execute(),
    ).toEqual([]);
    expect(await revisions('settings/social')).toHaveLength(3);
    clock.now += limits.recordRevisionDays * day;
    await services.recordRevisions.removeOld();
    expect((await revisions('settings/social')).map(({ revision }) => revision)).toEqual([4]);
  });
});

test('no setting is a secret: revisions have their values in the clear', () => {
  const names = Object.entries(siteSettings.shape).flatMap(([group, shape]) =>
    'shape' in shape ? Object.keys(shape.shape as object).map((name) => `${group}.${name}`) : [group],
  );
  expect(names.filter((name) => /secret|password|token|credential|apiKey/i.test(name))).toEqual([]);
});
