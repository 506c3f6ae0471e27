import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldAutosave, pass, stored } from '../../../tests/sites/held-autosave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two seconds after the last key it is sent, and before that it is not', async () => {
  const { autosaver, requests, respond } = heldAutosave();
  autosaver.update(stored, { title_en: 'R' });
  await pass(1.9);
  autosaver.update(stored, { title_en: 'Ro' });
  await pass(1.9);
  expect(requests).toHaveLength(0);
  expect(autosaver.status().state).toBe('waiting');
  await pass(0.1);
  expect(requests.map(({ changes }) => changes)).toEqual([{ title_en: 'Ro' }]);
  expect(autosaver.status().state).toBe('saving');
  await respond();
  expect(autosaver.status()).toEqual({ state: 'saved', savedAt: new Date() });
});

test('typing without a pause is sent every ten seconds', async () => {
  const { autosaver, requests } = heldAutosave();
  for (let letters = 1; letters <= 11; letters += 1) {
    autosaver.update(stored, { title_en: 'R'.repeat(letters) });
    await pass(1);
  }
  expect(requests.map(({ changes }) => changes)).toEqual([{ title_en: 'R'.repeat(10) }]);
});

test('one request at a time: what is typed meanwhile is sent afterwards, from the version that was saved', async () => {
  const { autosaver, requests, respond, stored: item } = heldAutosave();
  autosaver.update(stored, { title_en: 'First' });
  await pass(2);
  autosaver.update(stored, { title_en: 'First and second' });
  await pass(10);
  expect(requests).toHaveLength(1);
  await respond();
  await pass(2);
  await respond();
  expect(requests.map(({ changes }) => changes)).toEqual([
    { title_en: 'First' },
    { title_en: 'First and second' },
  ]);
  expect(item().title_en).toBe('First and second');
});

test('a text that the server stores in another form is sent once', async () => {
  const { autosaver, requests, respond, stored: item } = heldAutosave();
  autosaver.update(stored, { title_en: 'Road ' });
  await pass(2);
  await respond();
  autosaver.update(item(), { title_en: 'Road ' });
  await pass(600);
  expect(requests).toHaveLength(1);
});

test('a flush resolves to the item once everything is stored', async () => {
  const { autosaver, requests, respond } = heldAutosave();
  autosaver.update(stored, { title_en: 'One' });
  await pass(2);
  autosaver.update(stored, { title_en: 'Two' });
  const flushed = autosaver.flush();
  await respond(0);
  expect(requests).toHaveLength(2);
  await respond(1);
  expect((await flushed)?.title_en).toBe('Two');
});

test('a closing page sends what it has', async () => {
  const { autosaver, leaving } = heldAutosave();
  autosaver.update(stored, { title_en: 'Last words' });
  autosaver.leave();
  expect(leaving).toEqual([{ title_en: 'Last words' }]);
});
