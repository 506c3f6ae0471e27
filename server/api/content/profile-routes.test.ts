import { expect, test } from 'vitest';
import { detailGroups } from '#shared/content/detail-groups.ts';
import { testApp } from '#tests/sites/test-app.ts';

const name = { ar: 'سامر المثال', en: 'Samer Example' };

test('the response has the main block of the profile under content', async () => {
  const { request, services } = await testApp();
  const profile = {
    manager_name: name,
    section_1: { ar: 'أول', en: 'First' },
    section_2: { ar: 'ثانٍ', en: 'Second' },
    image: 'portraits/manager-800x1000.webp',
  };
  await services.profile.saveMain(profile);
  expect((await request('/api/about-manager-main')).json()).toEqual({
    content: profile,
    updated_at: expect.any(String),
  });
});

test('the response has the details of the profile under content, by group and record', async () => {
  const { request, services } = await testApp();
  const details = {
    ...Object.fromEntries(detailGroups.map((group) => [group, {}])),
    personal_info: { birth_place: { ar: 'بيروت', en: 'Beirut' } },
    positions: { position_2: name, position_1: name },
  };
  await services.profile.saveDetails(
    await services.profile.details().then((empty) => ({ ...empty, ...details })),
  );
  const response = await request('/api/about-manager-details');
  expect(response.json()).toEqual({ content: details, updated_at: expect.any(String) });
  expect(Object.keys(response.json().content.positions)).toEqual(['position_2', 'position_1']);
});

test('a profile that was never saved has empty texts and all seven groups', async () => {
  const { request } = await testApp();
  const empty = { ar: '', en: '' };
  expect((await request('/api/about-manager-main')).json()).toEqual({
    content: { manager_name: empty, section_1: empty, section_2: empty, image: null },
    updated_at: '1970-01-01T00:00:00.000Z',
  });
  expect(Object.keys((await request('/api/about-manager-details')).json().content)).toHaveLength(7);
});
