import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heldAutosave, pass, stored } from '../../../tests/sites/held-autosave.ts';
import { ApiFailure } from '../client/api.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a lost connection is tried again with growing pauses, and at once when it is back', async () => {
  const { autosaver, requests, respond, refuse, stored: item } = heldAutosave();
  refuse(new ApiFailure(0));
  autosaver.update(stored, { title_en: 'Kept' });
  await pass(2);
  await respond();
  expect(autosaver.status().state).toBe('offline');
  await pass(2);
  await respond();
  await pass(3.9);
  expect(requests).toHaveLength(2);
  await pass(0.1);
  expect(requests).toHaveLength(3);
  await respond();
  autosaver.update(stored, { title_en: 'Kept, and more' });
  refuse();
  autosaver.retry();
  await respond();
  await pass(2);
  await respond();
  expect(item().title_en).toBe('Kept, and more');
  expect(autosaver.status().state).toBe('saved');
});

test.each([0, 429, 500, 503])('a status of %d is tried again', async (status) => {
  const { autosaver, respond, refuse } = heldAutosave();
  refuse(new ApiFailure(status));
  autosaver.update(stored, { title_en: 'Kept' });
  await pass(2);
  await respond();
  expect(autosaver.status().state).toBe('offline');
});

test('a save whose response was lost is no conflict, also after more was typed', async () => {
  const { autosaver, conflicts, lose, respond, stored: item } = heldAutosave();
  autosaver.update(stored, { title_en: 'Sent' });
  await pass(2);
  await lose();
  autosaver.update(stored, { title_en: 'Sent, then typed on' });
  await pass(2);
  await respond();
  await pass(2);
  await respond();
  expect(conflicts).toEqual([]);
  expect(item().title_en).toBe('Sent, then typed on');
});

test('the same after a reload, from the draft', async () => {
  const { autosaver, open, conflicts, lose, respond, stored: item } = heldAutosave();
  autosaver.update(stored, { title_en: 'Sent' });
  await pass(2);
  await lose();
  const next = open();
  next.update(stored, { title_en: 'Sent, then typed on' });
  await pass(2);
  await respond();
  await pass(2);
  await respond();
  expect(conflicts).toEqual([]);
  expect(item().title_en).toBe('Sent, then typed on');
});

test('a newer version of somebody else’s is a conflict: nothing is sent before one is chosen', async () => {
  const { autosaver, conflicts, requests, respond, other, stored: item } = heldAutosave();
  autosaver.update(stored, { title_en: 'Mine' });
  other({ title_en: 'Theirs' });
  await pass(2);
  await respond();
  expect(conflicts).toEqual([item()]);
  expect(autosaver.status()).toMatchObject({ state: 'refused', failure: { kind: 'conflict' } });
  autosaver.update(stored, { title_en: 'Mine, typed on' });
  await pass(600);
  expect(await autosaver.flush()).toBeUndefined();
  expect(requests).toHaveLength(1);
  expect(item().title_en).toBe('Theirs');

  autosaver.update(item(), { title_en: 'Mine, typed on' });
  await pass(2);
  await respond();
  expect(item().title_en).toBe('Mine, typed on');
});

test('the other text of a save is a conflict too, although mine is stored as I wrote it', async () => {
  const { autosaver, conflicts, lose, respond, other } = heldAutosave();
  autosaver.update(stored, { title_en: 'Sent' });
  await pass(2);
  await lose();
  other({ title_ar: 'لغيري' });
  await pass(2);
  await respond();
  expect(conflicts).toHaveLength(1);
});

test('an ended session keeps everything, and nothing is sent before the next sign-in', async () => {
  const { autosaver, open, requests, respond, refuse, stored: item } = heldAutosave();
  refuse(new ApiFailure(401));
  autosaver.update(stored, { title_en: 'Kept' });
  await pass(2);
  await respond();
  await pass(600);
  expect(requests).toHaveLength(1);
  refuse();
  open().update(stored, { title_en: 'Kept' });
  await pass(2);
  await respond();
  expect(item().title_en).toBe('Kept');
});

test('a refused text is sent again when it is another one, a deleted item never', async () => {
  const { autosaver, requests, respond, refuse } = heldAutosave();
  refuse(new ApiFailure(422, { message: 'Too long' }));
  autosaver.update(stored, { title_en: 'Long' });
  await pass(2);
  await respond();
  expect(autosaver.status().failure).toEqual({ kind: 'invalid', message: 'Too long' });
  refuse(new ApiFailure(404, { message: 'Deleted' }));
  autosaver.update(stored, { title_en: 'Short' });
  await pass(2);
  await respond();
  expect(autosaver.status().failure).toEqual({ kind: 'gone', message: 'Deleted' });
  autosaver.update(stored, { title_en: 'Shorter' });
  await pass(600);
  expect(requests).toHaveLength(2);
});

test('discarded changes are not sent any more', async () => {
  const { autosaver, requests, respond, refuse } = heldAutosave();
  refuse(new ApiFailure(0));
  autosaver.update(stored, { title_en: 'No' });
  await pass(2);
  await respond();
  autosaver.update(stored, undefined);
  await pass(600);
  autosaver.update(stored, { title_ar: 'نعم' });
  await pass(2);
  expect(requests.at(-1)?.changes).toEqual({ title_ar: 'نعم' });
});
