import { expect, test } from 'vitest';
import { type SettingsGroup, siteSettings } from '#shared/settings/site-settings.ts';
import { administrator, testApp } from '#tests/sites/test-app.ts';

const social = { facebook: 'https://example.org/f', x: '', instagram: '' };

async function signedIn() {
  const site = await testApp();
  const { call } = await site.signIn();
  const save = (group: string, payload: object) =>
    call(`/api/site-settings/${group}`, { method: 'POST', payload });
  const all = async () => (await call('/api/site-settings')).json();
  return { ...site, call, save, all };
}

test('the response has all settings, with the version of each group', async () => {
  const { all, services } = await signedIn();
  const { content, updated_at } = await all();
  expect(content).toEqual(await services.settings.all());
  expect(Object.keys(updated_at).toSorted()).toEqual(Object.keys(siteSettings.shape).toSorted());
});

test.each(Object.keys(siteSettings.shape) as SettingsGroup[])(
  'the group %s is saved as it is read',
  async (group) => {
    const { all, save } = await signedIn();
    const before = await all();
    const response = await save(group, {
      // Two of the groups have to be confirmed
      current: administrator.password,
      value: before.content[group],
      updated_at: before.updated_at[group],
    });
    const { content, updated_at } = await all();
    expect([response.statusCode, response.json()]).toEqual([
      200,
      { message: 'Content updated successfully!', value: content[group], updated_at: updated_at[group] },
    ]);
    expect(updated_at[group] > before.updated_at[group]).toBe(true);
  },
);

test('pages show a saved group immediately', async () => {
  const { save, services } = await signedIn();
  await save('social', { value: social });
  expect((await services.settings.all()).social).toEqual(social);
});

test('an invalid value is named by its path', async () => {
  const { save, all } = await signedIn();
  const before = await all();
  const text = { ar: 'نصّ', en: 'text' };
  for (const [group, value, field] of [
    ['social', { facebook: 1, x: '', instagram: '' }, 'value.facebook'],
    [
      'principles',
      [
        { title: text, text },
        { title: text, text: { ar: 'نصّ' } },
      ],
      'value.1.text.en',
    ],
    ['hero', { title: text, lead: text, slides: [{ wide: '', tall: '' }] }, 'value.slides.0.alt'],
    [
      'anthem',
      {
        ...before.content.anthem,
        stanzas: [{ refrain: false, lines: 'سطر', times: '2\n1', meaning: '' }],
      },
      'value.stanzas.0.times',
    ],
    ['about', { ...before.content.about, text: { ar: 'نصّ', en: 'te\0xt' } }, 'value'],
    ['tasks', {}, 'value'],
    ['tasks', undefined, 'value'],
  ] as const) {
    const response = await save(group, { value });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, [field]]);
  }
  expect(await all()).toEqual(before);
});

test('an older version does not overwrite a newer one, which comes with the refusal', async () => {
  const { save, all } = await signedIn();
  const version = (await all()).updated_at.social;
  const mine = await save('social', { value: social, updated_at: version });
  const theirs = await save('social', {
    value: { ...social, x: 'https://example.org/x' },
    updated_at: version,
  });
  const { value, updated_at } = mine.json();
  expect([theirs.statusCode, theirs.json()]).toEqual([
    409,
    { message: 'Somebody else has changed this in the meantime.', current: { value, updated_at } },
  ]);
});

test('a group that does not exist is not found', async () => {
  const { save } = await signedIn();
  expect((await save('nothing', { value: {} })).statusCode).toBe(404);
});
