import { expect, test } from 'vitest';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { testApp } from '#tests/sites/test-app.ts';

const texts = {
  name_en: 'Samer Example',
  name_ar: 'سامر المثال',
  from_en: '2021',
  from_ar: '٢٠٢١',
  to_en: '',
  to_ar: '',
};

const manager = {
  id: 1,
  name: { ar: 'سامر المثال', en: 'Samer Example' },
  from: { ar: '٢٠٢١', en: '2021' },
  to: { ar: '', en: '' },
  image: null,
};

async function signedIn() {
  const site = await testApp();
  return { ...site, ...(await site.signIn()) };
}

test('a manager is added, changed and removed, and readers see it immediately', async () => {
  const { request, call } = await signedIn();
  const made = await call('/api/manager', await form(texts));
  expect([made.statusCode, made.json()]).toEqual([201, { ...manager, updated_at: expect.any(String) }]);
  expect((await request('/api/managers')).json()).toEqual([made.json()]);

  const changed = await call(
    '/api/update-manager/1',
    await form({ to_en: '2026', image: await photograph() }),
  );
  expect([changed.statusCode, changed.json()]).toMatchObject([
    200,
    { ...manager, to: { ar: '', en: '2026' }, image: expect.stringMatching(/-64x48\.webp$/) },
  ]);
  const { image } = changed.json();
  const bare = await call('/api/update-manager/1', await form({ remove_image: '1' }));
  expect(bare.json().image).toBeNull();
  const again = await call('/api/update-manager/1', await form({ stored_image: image }));
  expect(again.json().image).toBe(image);

  const removed = await call('/api/manager/1', { method: 'DELETE' });
  expect([removed.statusCode, removed.json().message]).toEqual([200, 'Manager deleted successfully']);
  expect((await request('/api/managers')).json()).toEqual([]);
  const other = await form({ ...texts, stored_image: image });
  expect((await call('/api/manager', other)).json(), 'an id is given once').toMatchObject({ id: 2, image });
});

test('an older version does not overwrite a newer one, which comes with the refusal', async () => {
  const { call } = await signedIn();
  const { updated_at } = (await call('/api/manager', await form(texts))).json();
  const mine = await call('/api/update-manager/1', await form({ name_en: 'Mine', updated_at }));
  const theirs = await call('/api/update-manager/1', await form({ name_en: 'Theirs', updated_at }));
  expect([mine.statusCode, theirs.statusCode, theirs.json().current]).toEqual([200, 409, mine.json()]);
});

test('who is not there is not found, and who lacks a text is not added', async () => {
  const { call } = await signedIn();
  const message = 'Manager not found';
  const update = await call('/api/update-manager/7', await form(texts));
  const removal = await call('/api/manager/abc', { method: 'DELETE' });
  for (const response of [update, removal])
    expect([response.statusCode, response.json()]).toEqual([404, { message }]);
  const { to_ar: _to, ...others } = texts;
  const short = await call('/api/manager', await form(others));
  expect([short.statusCode, Object.keys(short.json().errors)]).toEqual([422, ['to_ar']]);
  const damaged = await call('/api/manager', await form({ ...texts, to_ar: 'a\0b' }));
  expect([damaged.statusCode, Object.keys(damaged.json().errors)]).toEqual([422, ['to_ar']]);
});
