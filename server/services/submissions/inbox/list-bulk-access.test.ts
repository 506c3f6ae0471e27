import { expect, test } from 'vitest';
import { converse } from '#tests/requests/conversation.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { administrator } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

test('every holder is warned of exports in numbers, for a week', async () => {
  const site = await openSite({ start });
  await converse(site);
  const bulk = async () => (await (await site.signIn()).call('/api/keys')).json().bulk;
  const numbers = (from: number) => Array.from({ length: 10 }, (_, index) => from + index);
  const save = (ids: number[]) =>
    site.editor.call('/api/reports/exported', {
      method: 'POST',
      payload: { ids, current: administrator.password },
    });
  await save(numbers(1));
  expect(await bulk()).toEqual([]);
  await save(numbers(11));
  const warning = { action: 'inbox.exported', actor: administrator.email, day: '2026-11-20', amount: 20 };
  expect(await bulk()).toMatchObject([warning]);
  site.pass(6 * day);
  expect(await bulk()).toHaveLength(1);
  site.pass(day);
  expect(await bulk()).toEqual([]);
});

test('every holder is warned of a call that opens many reports, and not of pages of them', async () => {
  const site = await openSite({ start });
  for (const recaptcha of await site.proofs('report', 20)) {
    expect((await site.send('report', { ...written.report, recaptcha })).statusCode).toBe(201);
  }
  const bulk = async () => (await (await site.signIn()).call('/api/keys')).json().bulk;
  expect((await site.editor.call('/api/reports?limit=100')).json()).toHaveLength(20);
  expect(await bulk()).toEqual([]);
  for (const _ of [1, 2]) expect((await site.editor.call('/api/reports')).json()).toHaveLength(20);
  const warning = { action: 'inbox.openedAll', actor: administrator.email, day: '2026-11-20', amount: 20 };
  expect(await bulk()).toMatchObject([warning]);
});
