import { expect, test } from 'vitest';
import { neededText } from '#shared/forms/submission-texts.ts';
import { form } from '#tests/requests/form.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';

/** As it comes out of a word processor: direction marks, a space that does not break, a widened word, line ends of Windows. */
const pasted = '\u200Fالـعـنوان\u00A0\u202A+961 1\u202C\r\nثم\uFEFF';
const stored = 'العنوان +961 1\nثم';

const { image: _image, ...texts } = draft('An item');
const pair = (text: string) => ({ ar: text, en: text });

test('pasted texts are stored as readers see them, in every field', async () => {
  const site = await testApp();
  const { call } = await site.signIn();
  const item = { ...texts, title_ar: pasted, description_ar: pasted, date_ar: pasted };
  const clean = { title_ar: stored, description_ar: stored, date_ar: stored };
  expect((await call('/api/article', await form(item))).json()).toMatchObject(clean);
  expect(await site.services.content.find('articles', 1)).toMatchObject(clean);
  const changed = await call('/api/update-article/1', await form({ title_en: `${pasted}!` }));
  expect(changed.json()).toMatchObject({ ...clean, title_en: `${stored}!` });

  const names = ['name_en', 'name_ar', 'from_en', 'from_ar', 'to_en', 'to_ar'];
  await call('/api/manager', await form(Object.fromEntries(names.map((name) => [name, pasted]))));
  const manager = { name: pair(stored), from: pair(stored), to: pair(stored) };
  expect(await site.services.managers.list()).toEqual([expect.objectContaining(manager)]);

  await call('/api/about-manager', await form({ 'section_1[ar]': pasted }));
  expect((await site.services.profile.main()).section_1.ar).toBe(stored);
  const positions = { position_1: pair(pasted) };
  await call('/api/about-manager', { method: 'POST', payload: { positions } });
  expect((await site.services.profile.details()).positions).toEqual({ position_1: pair(stored) });

  const save = async (group: string, value: unknown) =>
    (await call(`/api/site-settings/${group}`, { method: 'POST', payload: { value } })).json().value;
  const stanza = { refrain: false, lines: pasted, meaning: pasted };
  const anthem = { title: pair(pasted), stanzas: [stanza], credits: [], recording: '' };
  expect(await save('anthem', anthem)).toMatchObject({
    title: pair(stored),
    stanzas: [{ lines: stored, meaning: stored }],
  });
  const { contact } = await site.services.settings.all();
  const dialled = await save('contact', {
    ...contact,
    phone: '\u202A+961\u00A01 000 000\u202C',
    email: '\u200Ea@example.org',
  });
  expect(dialled).toMatchObject({ phone: '+961 1 000 000', email: 'a@example.org' });
});

test('a visitor’s message stays as it was written', () => {
  expect(neededText('key').parse('\u200Fالـعـنوان\u00A0ثم')).toBe('\u200Fالـعـنوان\u00A0ثم');
});
