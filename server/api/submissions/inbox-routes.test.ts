import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { SubmissionKind } from '#shared/forms/submissions.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { openSite, written } from '#tests/requests/submit.ts';

type Site = Awaited<ReturnType<typeof openSite>>;
type Row = { id: number; deleted_at: string | null };

/** A site that has received so many messages and as many reports. */
async function filled(count: number, options: Parameters<typeof openSite>[0] = {}): Promise<Site> {
  const site = await openSite(options);
  for (const kind of ['contact', 'report'] as const) {
    for (const recaptcha of await site.proofs(kind, count)) {
      expect((await site.send(kind, { ...written[kind], recaptcha })).statusCode).toBe(201);
    }
  }
  return site;
}

const shelves = [
  ['contact', 'contacts', 'The message was marked as read.', 'This message is not there any more.'],
  ['report', 'reports', 'The report was marked as read.', 'This report is not there any more.'],
] as const;

function shelf({ editor }: Site, kind: SubmissionKind, list: string) {
  const act = (id: number | string, step: string) =>
    editor.call(`/api/${kind}/${id}/${step}`, { method: 'DELETE' });
  const change = (id: number | string, step: string, payload: object = {}) =>
    editor.call(`/api/${kind}/${id}/${step}`, { method: 'POST', payload });
  return {
    ids: async (query = '') => {
      const response = await editor.call(`/api/${list}${query}`);
      return [response.json().map(({ id }: Row) => id), Number(response.headers['x-total-count'])];
    },
    markRead: (id: number | string) => act(id, 'soft-delete'),
    erase: (id: number | string) => act(id, 'hard-delete'),
    markUnread: (id: number | string) => change(id, 'unread'),
    keep: (id: number | string, kept: boolean) =>
      change(id, 'keep', kept ? { kept, reason: 'law' } : { kept }),
  };
}

describeOnBothEngines('the inbox', (open) => {
  test.each(shelves)('lists each %s, newest first, in pages and by state', async (kind, list) => {
    const site = await filled(5, { database: await open() });
    const { ids, markRead } = shelf(site, kind, list);
    expect(await ids()).toEqual([[5, 4, 3, 2, 1], 5]);
    expect(await ids('?limit=2')).toEqual([[5, 4], 5]);
    expect(await ids('?limit=2&page=3')).toEqual([[1], 5]);
    expect(await ids('?limit=2&page=4')).toEqual([[], 5]);
    expect(await ids('?limit=2&before=4')).toEqual([[3, 2], 5]);
    expect(await ids('?before=1')).toEqual([[], 5]);
    await markRead(2);
    await markRead(4);
    expect(await ids('?state=active')).toEqual([[5, 3, 1], 3]);
    expect(await ids('?state=read&limit=1&page=2')).toEqual([[2], 2]);
    expect(await ids('?state=active&before=3')).toEqual([[1], 3]);
    expect(await ids()).toEqual([[5, 4, 3, 2, 1], 5]);
    for (const bad of ['state=deleted', 'state=', 'limit=0', 'limit=101', 'page=2', 'before=x']) {
      expect((await site.editor.call(`/api/${list}?${bad}`)).statusCode, bad).toBe(422);
    }
  });

  test.each(shelves)('marks a %s as read on one day, however often', async (kind, list, output) => {
    // Half an hour before midnight in Beirut
    const site = await filled(2, { database: await open(), start: Date.UTC(2026, 10, 20, 21, 30) });
    const { markRead } = shelf(site, kind, list);
    const rows = async () =>
      (await site.editor.call(`/api/${list}`)).json<Row[]>().map(({ deleted_at }) => deleted_at);
    expect(await rows()).toEqual([null, null]);
    const response = await markRead(1);
    expect([response.statusCode, response.json()]).toEqual([200, { message: output }]);
    expect(await rows()).toEqual([null, '2026-11-20T00:00:00.000Z']);
    site.pass(29 * 60_000);
    expect((await markRead(1)).statusCode).toBe(200);
    expect(await rows()).toEqual([null, '2026-11-20T00:00:00.000Z']);
    site.pass(2 * 60_000);
    expect((await markRead(1)).statusCode).toBe(200);
    expect((await markRead(2)).statusCode).toBe(200);
    expect(await rows()).toEqual(['2026-11-21T00:00:00.000Z', '2026-11-20T00:00:00.000Z']);
  });

  test.each(shelves)('makes a %s new again that was read', async (kind, list, _output, missing) => {
    const site = await filled(2, { database: await open() });
    const { ids, markRead, markUnread, erase } = shelf(site, kind, list);
    await markRead(1);
    expect((await markUnread(1)).statusCode).toBe(200);
    expect(await ids('?state=active')).toEqual([[2, 1], 2]);
    const [, first] = (await site.editor.call(`/api/${list}`)).json<Row[]>();
    expect(first?.deleted_at).toBe(null);
    expect((await erase(1)).statusCode).toBe(409);
    const unknown = await markUnread(9);
    expect([unknown.statusCode, unknown.json()]).toEqual([404, { message: missing }]);
  });

  test.each(shelves)('deletes no %s that is kept', async (kind, list) => {
    const site = await filled(1, { database: await open() });
    const { ids, markRead, keep, erase } = shelf(site, kind, list);
    await markRead(1);
    const bare = await site.editor.call(`/api/${kind}/1/keep`, { method: 'POST', payload: { kept: true } });
    expect([bare.statusCode, bare.json().errors]).toEqual([422, { reason: ['Say why it is kept.'] }]);
    expect((await keep(1, true)).statusCode).toBe(200);
    expect((await site.editor.call(`/api/${list}`)).json()).toMatchObject([{ kept: true }]);
    const refused = await erase(1);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This one is kept. It can be deleted for good once it is no longer kept.',
    ]);
    expect(await ids()).toEqual([[1], 1]);
    expect((await keep(1, false)).statusCode).toBe(200);
    expect((await erase(1)).statusCode).toBe(200);
    expect((await keep(1, true)).statusCode).toBe(404);
  });

  test.each(shelves)('deletes a %s that was read, and no other', async (kind, list, _output, missing) => {
    const site = await filled(3, { database: await open() });
    const { ids, markRead, erase } = shelf(site, kind, list);
    const early = await erase(2);
    expect([early.statusCode, early.json()]).toEqual([
      409,
      { message: 'Only what was marked as read can be deleted for good.' },
    ]);
    expect(await ids()).toEqual([[3, 2, 1], 3]);
    await markRead(2);
    expect((await erase(2)).statusCode).toBe(200);
    expect(await ids()).toEqual([[3, 1], 2]);
    for (const id of [2, 4, 0, -1, 'x', '1e0']) {
      for (const response of [await markRead(id), await erase(id)]) {
        expect([response.statusCode, response.json()], String(id)).toEqual([404, { message: missing }]);
      }
    }
    const other = kind === 'contact' ? 'report' : 'contact';
    expect(await site.stored(other)).toBe(3);
    const keys = await site.db
      .selectFrom('submission_key')
      .select('submission_id')
      .where('kind', '=', kind)
      .execute();
    // To the organisation and to the receipt
    expect(keys.map(({ submission_id }) => submission_id)).toEqual([1, 1, 3, 3]);
  });

  test('counts messages without opening them', async () => {
    const database = await open();
    const site = await filled(3, { database });
    await shelf(site, 'report', 'reports').markRead(1);
    const counted = {
      contacts: { active: 3, read: 0, unreadLong: 0, reviewDue: 0 },
      reports: { active: 2, read: 1, unreadLong: 0, reviewDue: 0 },
      unreadDays: 30,
      erasedOvernight: database.engine === 'postgres',
      templates: [],
      retention: { readDays: 90, lastRun: null },
    };
    expect((await site.editor.call('/api/inbox')).json()).toEqual(counted);
    await site.db.deleteFrom('submission_key').execute();
    expect((await site.editor.call('/api/inbox')).json()).toEqual(counted);
  });

  test('is closed to an administrator without the key, who still sees how much there is', async () => {
    const site = await filled(1, { database: await open() });
    const other = { email: 'other@example.org', password: 'another long password' };
    await site.services.administrators.add(other.email, other.password);
    const { token } = (await site.request('/api/login', { method: 'POST', payload: other })).json();
    const headers = { authorization: `Bearer ${token}` };
    for (const [kind, list] of shelves) {
      const responses = [
        await site.request(`/api/${list}`, { headers }),
        await site.request(`/api/${kind}/1/soft-delete`, { method: 'DELETE', headers }),
        await site.request(`/api/${kind}/1/hard-delete`, { method: 'DELETE', headers }),
      ];
      for (const response of responses) {
        expect(response.statusCode).toBe(409);
        expect(response.json().message).toMatch(/key/);
      }
    }
    const overview = (await site.request('/api/inbox', { headers })).json();
    expect(overview).toMatchObject({ contacts: { active: 1, read: 0 }, reports: { active: 1, read: 0 } });
  });

  test('requires signing in again after a restart, and opens then', async () => {
    const database = await open();
    const before = await filled(1, { database });
    const after = await openSite({ database, start: before.now() });
    const headers = { authorization: `Bearer ${before.editor.token}` };
    // The session itself holds on
    expect((await after.request('/api/session', { headers })).statusCode).toBe(200);
    for (const url of ['/api/contacts', '/api/reports', '/api/reports/1/talk', '/api/contacts/1/case']) {
      const response = await after.request(url, { headers });
      expect([response.statusCode, response.json()], url).toEqual([401, { message: 'Please sign in.' }]);
    }
    expect((await after.editor.call('/api/contacts')).json()).toMatchObject([
      { ...written.contact, damaged: false },
    ]);
    expect((await before.editor.call('/api/contacts')).statusCode).toBe(200);
  });
});

test('five hundred messages that are being opened do not block other requests', async () => {
  const site = await openSite({ config: { limits: false } });
  for (const recaptcha of await site.proofs('contact', 500)) {
    await site.send('contact', { ...written.contact, recaptcha });
  }
  const read = new AbortController();
  const list = site.editor.call('/api/contacts').finally(() => read.abort());
  let others = 0;
  while (!read.signal.aborted) {
    await nextTurn();
    expect((await site.request('/healthz')).statusCode).toBe(200);
    others += 1;
  }
  const rows = (await list).json<{ damaged: boolean }[]>();
  expect([rows.length, rows.some(({ damaged }) => damaged)]).toEqual([500, false]);
  // Opened without batches, they would leave time for a few
  expect(others).toBeGreaterThan(6);
});
