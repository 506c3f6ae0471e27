import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { openingKeys } from '#server/services/submissions/opening-keys.ts';
import { createReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import type { EntryContent, Officer } from '#shared/forms/case-file.ts';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { browserOf } from '#tests/requests/browser-of.ts';
import { converse } from '#tests/requests/conversation.ts';
import { officerBrowser } from '#tests/requests/officer-browser.ts';
import { sealed, sendSealed } from '#tests/requests/sealed-form.ts';
import { openSite, written } from '#tests/requests/submit.ts';
import { administrator, testApp } from '#tests/sites/test-app.ts';
import { newUpload, sendFile } from '../../../../app/contact/uploads/send-file.ts';

/** Half an hour before midnight in Beirut. */
const start = Date.UTC(2026, 10, 20, 21, 30);

const hour = 60 * 60 * 1000;

afterEach(() => vi.unstubAllGlobals());

/**
 * A report that its sender's browser sealed, one that the site sealed and was read the day before, and an officer: with a session that has the keys, and
 * with the same one after a restart, when their browser alone has them.
 */
async function openInbox(database: TestDatabase) {
  const site = await openSite({ database, start });
  const { body, receipt } = await sealed(site, 'report', written.report);
  const { pass } = (await sendSealed(site, 'report', body)).json();
  const sender = await converse(site);
  await converse(site, 'contact');
  await site.editor.call('/api/report/2/soft-delete', { method: 'DELETE' });
  site.pass(hour);
  const editor = await site.signIn();
  const opened = await site.services.sessions.opened(editor.token);
  const again = await testApp({ database, now: site.now });
  const headers = { authorization: `Bearer ${editor.token}` };
  const call: typeof again.request = (url, options) => again.request(url, { ...options, headers });
  const keys = openingKeys(opened);
  const reports = officerBrowser(call, { list: 'reports', keys });
  const clear = async (path: string) => (await editor.call(`/api/${path}`)).json();
  const own = await site.db.selectFrom('administrator').select(['id', 'email']).executeTakeFirstOrThrow();
  return { site, editor, sender, holder: { receipt, pass }, call, keys, reports, clear, own };
}

describeOnBothEngines('what is handed out sealed', (open) => {
  test('opens in an officer’s browser to what the site itself opens', async () => {
    const { site, editor, sender, holder, call, keys, reports, clear, own } = await openInbox(await open());
    const post = (path: string, payload: object) =>
      editor.call(`/api/reports/${path}`, { method: 'POST', payload });
    await sender.write('متى وصل؟');
    await post('2/talk', { text: 'Yesterday.', seen: 1 });
    await post('1/talk', { state: 'closed', reason: 'Settled', seen: 0 });
    for (const change of [
      { kind: 'labels', added: ['ميناء'] },
      { kind: 'assignee', assignee: own.id, seen: 1 },
      { kind: 'due', due_on: '2026-12-01', seen: 2 },
    ])
      await post('1/case', change);
    await post('2/case', { kind: 'labels', added: ['port'] });
    await post('2/case', { kind: 'labels', added: ['lost'] });
    await post('2/seen', { message: 2 });
    const content = new Uint8Array(randomBytes(9 * 1024 * 1024 + 1));
    browserOf(site);
    const signal = new AbortController().signal;
    const sent = { blob: new Blob([content]), name: 'دليل.bin', details: 'none' } as const;
    await sendFile(sent, newUpload(), { holder, language: 'en', signal, onProgress: () => undefined });
    // The last entry of a case is damaged: what was settled before it holds
    await site.db
      .updateTable('case_entry')
      .set({ key_id: 'another' })
      .where('submission_id', '=', 2)
      .where('entry', '=', 2)
      .execute();
    await site.db.updateTable('submission').set({ number_mac: null }).where('kind', '=', 'contact').execute();

    const page = '?state=active&limit=1&before=2';
    const contacts = officerBrowser(call, { list: 'contacts', keys });
    const opened = {
      'reports': await reports.list(),
      [`reports${page}`]: await reports.list(page),
      'contacts': await contacts.list(),
      'contacts/1/talk': await contacts.talk(1),
      'reports/1/talk': await reports.talk(1),
      'reports/1/case': await reports.case(1),
      'reports/1/files': await reports.files(1),
      'reports/2/talk': await reports.talk(2),
      'reports/2/case': await reports.case(2),
    };
    expect((await reports.content(1, 1)).equals(content)).toBe(true);
    const entries = await site.db
      .selectFrom('audit_entry')
      .select(['action', 'subject', 'amount'])
      .where('action', 'in', ['inbox.opened', 'inbox.openedAll', 'submission.file-opened'])
      .orderBy('seq')
      .execute();
    expect(entries).toEqual([
      { action: 'inbox.openedAll', subject: 'report/1-2', amount: 2 },
      // The one case of which the last entry is damaged
      { action: 'inbox.opened', subject: 'report/2-2', amount: 1 },
      { action: 'inbox.opened', subject: 'report/1-1', amount: 1 },
      { action: 'inbox.openedAll', subject: 'contact/1-1', amount: 1 },
      { action: 'inbox.opened', subject: 'contact/1-1', amount: 1 },
      { action: 'submission.file-opened', subject: 'report/1/1', amount: null },
    ]);
    const { headers } = await call('/api/sealed/reports?limit=1');
    expect(headers['x-total-count']).toBe('2');
    for (const [path, result] of Object.entries(opened)) expect(result).toEqual(await clear(path));
  });

  test('is added to by an officer’s browser, for the sender and for each other', async () => {
    const { site, sender, call, reports, clear, own } = await openInbox(await open());
    const content = { created_at: '2026-11-20T22:00:00.000Z', text: 'Soon.', state: 'answered', reason: '' };
    const note = { kind: 'note', text: 'Ask the port.' } as const;
    const [reply, entry] = [await reports.replyOf(2, content), await reports.entryOf(2, note, own)];
    for (const done of [await reports.reply(2, reply), await reports.add(2, entry)])
      expect(done.statusCode, done.body).toBe(200);
    const view = (await sender.view()).json();
    expect(view).toMatchObject({ state: 'answered', messages: [{ text: 'Soon.', from: 'officer' }] });
    expect(await clear('reports/2/case')).toMatchObject({ entries: [{ by: own, content: note }], seen: 1 });
    expect((await clear('reports'))[0].deleted_at).toBe('2026-11-21T00:00:00.000Z');

    // The numbers are taken by now
    const late = await reports.reply(2, reply);
    expect([late.statusCode, late.json()]).toEqual([
      409,
      { message: expect.stringMatching(/^Something new was written/), current: { next: 2 } },
    ]);
    const newer = await reports.add(2, entry);
    expect([newer.statusCode, newer.json().current]).toEqual([409, { next: 2 }]);
    const recipient = `age1${'q'.repeat(58)}`;
    const forwarded = { kind: 'forwarded', name: 'The prosecutor', recipient } as const;
    const given = { ...(await reports.entryOf(2, forwarded, own)), recipient };
    expect((await reports.forward(2, given)).statusCode).toBe(403);
    expect((await reports.forward(2, { ...given, current: administrator.password })).statusCode).toBe(200);
    expect((await clear('reports/2/case')).entries[1].content).toEqual(forwarded);
    const actions = await site.db.selectFrom('audit_entry').select(['action', 'subject']).execute();
    for (const action of ['submission.answered', 'submission.forwarded'])
      expect(actions).toContainEqual({ action, subject: 'report/2' });

    await sender.remove('receipt');
    expect((await reports.reply(2, { ...reply, message: 2 })).json().message).toMatch(/nobody would see/);
    expect((await call('/api/report/2/hard-delete', { method: 'DELETE' })).statusCode).toBe(200);
    expect((await reports.add(2, entry)).statusCode).toBe(410);
    expect((await call('/api/sealed/reports/2/talk')).statusCode).toBe(410);
  });
});

describeOnBothEngines('an entry of an officer’s browser', (open) => {
  test('counts as damaged in the name of another one, or where it is none, and settles nothing', async () => {
    const { reports, clear, own } = await openInbox(await open());
    const labels = { kind: 'labels' as const, added: ['port'], removed: [] };
    const note = { kind: 'note', text: 'I closed it.' } as const;
    const superior = { id: 'superior', email: 'superior@example.org' };
    await reports.add(1, await reports.entryOf(1, labels, own));
    const none = { kind: 'labels', added: [7], removed: [] } as never;
    const misshapen = { kind: 'action', action: 'burnt' } as never;
    const forged: [EntryContent, Officer][] = [
      [note, superior],
      [{ kind: 'action', action: 'closed' }, superior],
      [misshapen, own],
      [none, own],
    ];
    for (const [content, by] of forged)
      expect((await reports.add(1, await reports.entryOf(1, content, by))).statusCode).toBe(200);
    const damaged = { by: null, content: null };
    const entries = [{ by: own, content: labels }, damaged, damaged, damaged, damaged];
    for (const file of [await clear('reports/1/case'), await reports.case(1)])
      expect(file).toMatchObject({ labels: ['port'], entries });
    for (const list of [await clear('reports'), await reports.list()])
      expect(list[1].case).toMatchObject({ labels: ['port'], assignee: null });
  });
});

test('what an officer’s browser seals is refused for other keys and sizes, and stores nothing', async () => {
  const { reports, clear, own } = await openInbox(await sqliteDatabase());
  const content = { created_at: '', text: 'To others', state: 'answered', reason: '' };
  const note = { kind: 'note', text: 'For others' } as const;
  const { publicKey } = await receiptKeys(createReceipt());
  const other = { name: 'organisation:mine', publicKey };
  const receipt = { name: 'receipt', publicKey };
  const changed = [409, expect.stringMatching(/^The key with which messages are sealed has changed/)];
  const replies = [
    await reports.replyOf(1, content, (to) => to.filter(({ name }) => name !== 'receipt')),
    await reports.replyOf(1, content, (to) => [...to, other]),
    await reports.replyOf(1, content, () => [receipt]),
  ];
  for (const reply of replies) {
    const { statusCode, body } = await reports.reply(1, reply);
    expect([statusCode, JSON.parse(body).message]).toEqual(changed);
  }
  for (const change of [() => [other], (to: object[]) => [...to, receipt]] as const) {
    const entry = await reports.entryOf(1, note, own, change as never);
    const { statusCode, body } = await reports.add(1, entry);
    expect([statusCode, JSON.parse(body).message]).toEqual(changed);
  }
  const entry = await reports.entryOf(1, note, own);
  const cut = { ...entry.envelope, body: entry.envelope.body.slice(4) };
  expect((await reports.add(1, { ...entry, envelope: cut })).statusCode).toBe(422);
  expect((await clear('reports/1/talk')).messages).toEqual([]);
  expect((await clear('reports/1/case')).entries).toEqual([]);
});
