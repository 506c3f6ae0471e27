import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isPostgres } from '#server/db/engine.ts';
import type { CaseEntry } from '#shared/forms/case-file.ts';
import { copyOf } from '#tests/databases/copy-of.ts';
import { describeOnBothEngines, describeOnPostgres } from '#tests/databases/databases.ts';
import { filesBelow, rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { converse } from '#tests/requests/conversation.ts';
import { openSite } from '#tests/requests/submit.ts';
import { administrator } from '#tests/sites/test-app.ts';

const day = 24 * 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

type Site = Awaited<ReturnType<typeof openSite>>;

/** Calls of an officer about a report. */
function officerOf({ editor }: Pick<Site, 'editor'>, id = 1) {
  const post = (path: string, payload: object) =>
    editor.call(`/api/reports/${id}/${path}`, { method: 'POST', payload });
  return {
    file: async () => (await editor.call(`/api/reports/${id}/case`)).json(),
    row: async () => (await editor.call('/api/reports')).json()[0],
    add: (change: object) => post('case', change),
    see: (message: number | null) => post('seen', { message }),
  };
}

const contentsOf = ({ entries }: { entries: CaseEntry[] }) => entries.map(({ content }) => content);

describeOnBothEngines('the work on a case', (open) => {
  test('is a history, of which the last entry holds what is settled', async () => {
    const site = await openSite({ database: await open(), start });
    await converse(site);
    const { file, row, add } = officerOf(site);
    const none = { assignee: null, labels: [], due_on: null };
    const before = await file();
    expect(before).toEqual({ ...none, entries: [], seen: 0, officers: [expect.anything()] });
    const [own] = before.officers;
    await add({ kind: 'assignee', assignee: own.id, seen: 0 });
    await add({ kind: 'labels', added: ['ميناء', 'urgent'] });
    await add({ kind: 'labels', added: ['customs'], removed: ['urgent'] });
    await add({ kind: 'due', due_on: '2026-12-01', seen: 3 });
    expect((await add({ kind: 'note', text: ' Ask the port. ' })).json().message).toBe('The note is stored.');
    const settled = { assignee: own, labels: ['ميناء', 'customs'], due_on: '2026-12-01' };
    const after = await file();
    expect(after).toMatchObject({ ...settled, seen: 5 });
    // Actions and related cases settle nothing
    await add({ kind: 'action', action: 'closed' });
    await add({ kind: 'related', to: 7, linked: true });
    expect(contentsOf(await file()).slice(5)).toEqual([
      { kind: 'action', action: 'closed' },
      { kind: 'related', to: 7, linked: true },
    ]);
    expect(after.entries[4]).toEqual({
      number: 5,
      created_at: '2026-11-20T09:00:00.000Z',
      by: own,
      content: { kind: 'note', text: 'Ask the port.' },
    });
    expect((await row()).case).toMatchObject(settled);
  });

  test('loses nothing of two officers at once, and none replaces what the other has not seen', async () => {
    const site = await openSite({ database: await open(), start });
    await converse(site);
    const { file, add } = officerOf(site);
    const both = await Promise.all([
      add({ kind: 'note', text: 'One' }),
      add({ kind: 'note', text: 'Two' }),
      add({ kind: 'labels', added: ['a'] }),
      add({ kind: 'labels', added: ['b'] }),
    ]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const { labels, entries } = await file();
    expect([labels.toSorted(), entries.length]).toEqual([['a', 'b'], 4]);
    const days = ['2026-12-01', '2026-12-02'];
    const set = await Promise.all(days.map((due_on) => add({ kind: 'due', due_on, seen: 4 })));
    expect(set.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(days).toContain((await file()).due_on);
    for (const [change, field] of [
      [{ kind: 'note', text: ' ' }, 'text'],
      [{ kind: 'labels' }, 'added'],
      [{ kind: 'due', due_on: 'soon', seen: 5 }, 'due_on'],
      [{ kind: 'assignee', assignee: 'nobody', seen: 5 }, 'assignee'],
      [{ kind: 'related', to: 0, linked: true }, 'to'],
      [{ kind: 'related', to: 1, linked: true }, 'to'],
    ] as const) {
      const refused = await add(change);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
    }
  });

  test('is sealed, opens after a rotation and in a copy, and goes with the report', async () => {
    const database = await open();
    const site = await openSite({ database, start });
    const sender = await converse(site);
    const { add, see } = officerOf(site);
    const texts = ['A note about somebody', 'the label of a case'];
    await add({ kind: 'note', text: texts[0] });
    await add({ kind: 'labels', added: [texts[1]] });
    await see(0);
    expect(JSON.stringify((await sender.view()).json())).not.toContain(texts[0]);
    const log = { name: 'log', bytes: Buffer.from(site.log.join('\n')) };
    const everywhere = [...(await rowsOf(site.db)), log, ...(await filesBelow(site.dataDir))];
    expect(searchFor(texts, everywhere)).toEqual([]);
    const recipients = async () =>
      (await site.db.selectFrom('case_entry_key').select('recipient').distinct().execute()).map(
        ({ recipient }) => recipient,
      );
    const [earlier] = await recipients();
    await site.editor.call('/api/keys/rotate', {
      method: 'POST',
      payload: { current: administrator.password },
    });
    await site.services.resealing.done();
    const later = await recipients();
    expect([later.length, later.includes(earlier!), later[0]?.startsWith('organisation:')]).toEqual([
      1,
      false,
      true,
    ]);
    const copy = await openSite({ database: await copyOf(database), start: site.now() });
    for (const each of [copy, { editor: await site.signIn() }])
      expect(contentsOf(await officerOf(each).file())).toEqual([
        { kind: 'note', text: texts[0] },
        { kind: 'labels', added: [texts[1]], removed: [] },
      ]);
    const bodies = await site.db.selectFrom('case_entry').select('body').execute();
    await sender.remove('report');
    for (const table of ['case_entry', 'case_entry_key', 'case_read'] as const)
      expect(await site.db.selectFrom(table).selectAll().execute()).toEqual([]);
    // PostgreSQL's files are rewritten at night
    const files = isPostgres(site.db) ? [] : await filesBelow(site.dataDir);
    const parts = bodies.map(({ body }) => Buffer.from(body).subarray(20, 60));
    expect(files.filter(({ bytes }) => parts.some((part) => Buffer.from(bytes).includes(part)))).toEqual([]);
    expect(
      (await officerOf({ editor: await site.signIn() }).add({ kind: 'note', text: 'Late' })).statusCode,
    ).toBe(410);
  });

  test('is unread for each officer by themselves, and again when the sender writes', async () => {
    const site = await openSite({ database: await open(), start });
    const { write } = await converse(site);
    const { row, see } = officerOf(site);
    const isUnread = async () => (await row()).case.unread;
    expect(await isUnread()).toBe(true);
    await see(0);
    expect(await isUnread()).toBe(false);
    const opened = await site.services.sessions.opened(site.editor.token);
    const [others] = await site.services.inbox.list('report', {}, opened, 'another');
    expect(others?.case.unread).toBe(true);
    await write('More');
    expect(await isUnread()).toBe(true);
    await see(1);
    expect(await isUnread()).toBe(false);
    await see(null);
    expect(await isUnread()).toBe(true);
    expect((await see(3_000_000_000)).statusCode).toBe(422);
    const exported = { method: 'POST', payload: { ids: [3_000_000_000] } } as const;
    expect((await site.editor.call('/api/reports/exported', exported)).statusCode).toBe(422);
  });
});

describeOnPostgres('the work on a case', (open) => {
  test('bears no stamp of its own transaction after the night', async () => {
    const site = await openSite({ database: await open(), start });
    await converse(site);
    await officerOf(site).add({ kind: 'note', text: 'Today' });
    site.pass(day);
    expect(await site.services.databaseFiles.rewriteNightly()).toBe(true);
    const { rows } = await sql<{ xmin: string }>`
      select xmin::text from submission union select xmin::text from case_entry
      union select xmin::text from case_entry_key
    `.execute(site.db);
    expect(rows).toHaveLength(1);
  });
});

test('a damaged entry is shown as such, and what was settled before it holds', async () => {
  const site = await openSite({ start });
  await converse(site);
  const { file, row, add } = officerOf(site);
  await add({ kind: 'labels', added: ['port'] });
  await add({ kind: 'labels', added: ['lost'] });
  const moved = site.db.updateTable('case_entry').set({ key_id: 'another' }).where('entry', '=', 2);
  await moved.execute();
  expect(await file()).toMatchObject({
    labels: ['port'],
    entries: [{ number: 1 }, { by: null, content: null }],
  });
  expect((await row()).case.labels).toEqual(['port']);
});

test('a report is late without an answer after a week, and without a conclusion after three months', async () => {
  const site = await openSite({ start });
  await converse(site);
  const next = async (days: number) => {
    site.pass(days * day);
    const editor = await site.signIn();
    const officer = officerOf({ editor });
    const { due, late } = (await officer.row()).case;
    return { ...officer, editor, due, late };
  };
  expect(await next(7)).toMatchObject({ due: { on: '2026-11-27', step: 'answer' }, late: false });
  const { editor, late } = await next(1);
  expect(late).toBe(true);
  const reply = (payload: object) => editor.call('/api/reports/1/talk', { method: 'POST', payload });
  await reply({ text: 'Soon', seen: 0 });
  expect(await next(0)).toMatchObject({ due: { on: '2027-02-20', step: 'conclusion' }, late: false });
  await officerOf({ editor }).add({ kind: 'due', due_on: '2026-11-27', seen: 0 });
  expect(await next(0)).toMatchObject({ due: { on: '2026-11-27', step: 'own' }, late: true });
  await reply({ state: 'closed', reason: 'Settled', seen: 1 });
  expect(await next(0)).toMatchObject({ due: null, late: false });
});

test('a case that is forwarded outside says so in its history, and its number in the audit trail', async () => {
  const site = await openSite({ start });
  await converse(site);
  const { file } = officerOf(site);
  const recipient = `age1${'q'.repeat(58)}`;
  const forward = (payload: object) =>
    site.editor.call('/api/reports/1/forward', {
      method: 'POST',
      payload: { current: administrator.password, ...payload },
    });
  expect(Object.keys((await forward({ name: ' ', recipient: 'age1' })).json().errors)).toEqual([
    'name',
    'recipient',
  ]);
  expect((await forward({ name: 'The prosecutor', recipient })).statusCode).toBe(200);
  expect(contentsOf(await file())).toEqual([{ kind: 'forwarded', name: 'The prosecutor', recipient }]);
  const entries = (await site.editor.call('/api/audit?action=submission.forwarded')).json();
  expect(entries).toMatchObject([{ action: 'submission.forwarded', subject: 'report/1' }]);
  expect(JSON.stringify(await rowsOf(site.db))).not.toContain('The prosecutor');
});
