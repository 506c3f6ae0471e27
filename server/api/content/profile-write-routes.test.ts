import { expect, test } from 'vitest';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { testApp } from '#tests/sites/test-app.ts';

const text = (word: string) => ({ ar: `${word} بالعربية`, en: word });

async function signedIn() {
  const site = await testApp();
  const { call } = await site.signIn();
  const save = (payload: object) => call('/api/about-manager', { method: 'POST', payload });
  const details = async () => (await site.request('/api/about-manager-details')).json();
  return { ...site, call, save, details };
}

test('the main block is saved as a form, in part or completely', async () => {
  const { request, call } = await signedIn();
  const complete = await call(
    '/api/about-manager',
    await form({
      'manager_name[ar]': 'سامر المثال',
      'manager_name[en]': 'Samer Example',
      'section_1[ar]': '',
      'section_1[en]': 'First',
      'section_2[ar]': 'ثانٍ',
      'section_2[en]': '',
      'image': await photograph(),
    }),
  );
  const content = {
    manager_name: { ar: 'سامر المثال', en: 'Samer Example' },
    section_1: { ar: '', en: 'First' },
    section_2: { ar: 'ثانٍ', en: '' },
    image: expect.stringMatching(/-64x48\.webp$/),
  };
  const updated_at = expect.any(String);
  const message = 'Content updated successfully!';
  expect([complete.statusCode, complete.json()]).toEqual([200, { message, content, updated_at }]);
  const part = await call('/api/about-manager', await form({ 'section_1[ar]': 'أول' }));
  expect(part.json().content).toEqual({ ...content, section_1: { ar: 'أول', en: 'First' } });
  const { image } = complete.json().content;
  await call('/api/about-manager', await form({ remove_image: '1' }));
  const last = await call('/api/about-manager', await form({ stored_image: image }));
  const { message: _message, ...saved } = last.json();
  expect(saved.content).toEqual(part.json().content);
  expect((await request('/api/about-manager-main')).json()).toEqual(saved);
});

test('the groups of details are saved as JSON; a group that is left out keeps its records', async () => {
  const { save, details } = await signedIn();
  const first = await save({
    personal_info: { birth_place: text('Beirut') },
    positions: { position_2: text('Two'), position_1: text('One') },
    medals_received: { medal_received_1: text('Medal') },
  });
  expect([first.statusCode, first.json().message]).toEqual([200, 'Content updated successfully!']);
  const second = await save({ positions: { position_3: text('Three') }, medals_received: {} });
  const { content, updated_at } = second.json();
  expect(content).toMatchObject({
    personal_info: { birth_place: text('Beirut') },
    positions: { position_3: text('Three') },
    medals_received: {},
    programs: {},
  });
  expect(await details()).toEqual({ content, updated_at });
});

test.each([
  [{ positions: { program_1: text('x') } }, 'positions.program_1'],
  [{ positions: { position_0: text('x') } }, 'positions.position_0'],
  [{ positions: { 'position_1; drop': text('x') } }, 'positions.position_1; drop'],
  [{ medals_received: { medals_received_1: text('x') } }, 'medals_received.medals_received_1'],
  [{ personal_info: { birth_name: text('x') } }, 'personal_info'],
  [{ programs: { program_1: { ar: 'x' } } }, 'programs.program_1.en'],
  [{ programs: { program_1: { ar: 'x', en: 'a\0b' } } }, 'programs.program_1.en'],
  [{ programs: [] }, 'programs'],
  [{ updated_at: 'yesterday' }, 'updated_at'],
])('%j is refused, by its field', async (payload, field) => {
  const { save, details } = await signedIn();
  const before = await details();
  const response = await save(payload);
  expect([response.statusCode, Object.keys(response.json().errors ?? {})]).toEqual([422, [field]]);
  expect(await details()).toEqual(before);
});

test('one record is removed by its group and key', async () => {
  const { call, save, details } = await signedIn();
  await save({ programs: { program_1: text('One'), program_2: text('Two') } });
  const remove = (payload: object) => call('/api/delete-record', { method: 'DELETE', payload });
  const removed = await remove({ field: 'programs', record_key: 'program_1' });
  const { content, updated_at } = await details();
  expect([removed.statusCode, removed.json()]).toEqual([
    200,
    { message: 'Record deleted successfully', updated_at },
  ]);
  expect(content.programs).toEqual({ program_2: text('Two') });
  for (const [field, record_key] of [
    ['programs', 'program_1'],
    ['programs', '__proto__'],
    ['nothing', 'program_2'],
    ['__proto__', 'program_2'],
  ]) {
    const response = await remove({ field, record_key });
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Record not found' }]);
  }
  expect((await remove({ field: 'programs' })).statusCode).toBe(422);
});

test('a save based on an older version is refused with the stored one, for both parts', async () => {
  const { request, call, save, details } = await signedIn();
  const { updated_at } = await details();
  const mine = await save({ programs: { program_1: text('Mine') }, updated_at });
  const theirs = await save({ programs: {}, updated_at });
  const { message: _message, ...current } = mine.json();
  expect([mine.statusCode, theirs.statusCode, theirs.json().current]).toEqual([200, 409, current]);
  const again = await save({ programs: {}, updated_at: current.updated_at });
  expect(again.statusCode).toBe(200);

  const version = (await request('/api/about-manager-main')).json().updated_at;
  const change = async (word: string) =>
    call('/api/about-manager', await form({ 'section_1[en]': word, 'updated_at': version }));
  const [one, other] = [await change('Mine'), await change('Theirs')];
  expect([one.statusCode, other.statusCode]).toEqual([200, 409]);
  expect(other.json().current).toEqual((await request('/api/about-manager-main')).json());
});
