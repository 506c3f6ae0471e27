import { expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { converse } from '#tests/requests/conversation.ts';
import { openSite } from '#tests/requests/submit.ts';

const day = 24 * 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

type Site = Awaited<ReturnType<typeof openSite>>;

/** Calls of an officer about the first report. */
function officerOf({ editor }: Pick<Site, 'editor'>, id = 1) {
  const talk = `/api/reports/${id}/talk`;
  return {
    read: () => editor.call(talk),
    reply: (payload: object) => editor.call(talk, { method: 'POST', payload }),
    row: async () => (await editor.call('/api/reports')).json()[0],
    mark: (path: string, method: 'POST' | 'DELETE' = 'DELETE') =>
      editor.call(`/api/report/${id}/${path}`, { method }),
  };
}

describeOnBothEngines('a conversation', (open) => {
  test('goes both ways, until the case is closed with a reason', async () => {
    const site = await openSite({ database: await open(), start });
    const { view, write } = await converse(site);
    const officer = officerOf(site);
    expect((await officer.row()).talk).toEqual({
      state: 'received',
      messages: 0,
      last: null,
      answerable: true,
      replied_on: null,
      closed_on: null,
    });
    await write('متى وصل؟');
    expect((await officer.reply({ text: 'Yesterday.', seen: 1 })).statusCode).toBe(200);
    const texts = [
      ['sender', 'متى وصل؟'],
      ['officer', 'Yesterday.'],
    ];
    const shown = (await view()).json();
    expect(shown.state).toBe('answered');
    const linesOf = (messages: { from: string; text: string }[]) =>
      messages.map(({ from, text }) => [from, text]);
    expect(linesOf(shown.messages)).toEqual(texts);
    const read = (await officer.read()).json();
    expect([read.seen, linesOf(read.messages)]).toEqual([2, texts]);

    const unreasoned = await officer.reply({ state: 'closed', seen: 2 });
    expect(Object.keys(unreasoned.json().errors)).toEqual(['reason']);
    await officer.reply({ state: 'closed', reason: 'Settled', seen: 2 });
    const closed = (await view()).json();
    expect([closed.state, closed.reason, closed.messages.length]).toEqual(['closed', 'Settled', 2]);
    expect((await officer.reply({ text: 'And', seen: 3 })).json().message).toMatch(/is closed/);
    expect((await write('One more thing')).statusCode).toBe(201);
    await officer.reply({ text: 'Thank you', state: 'in_review', seen: 4 });
    const reopened = (await view()).json();
    expect([reopened.state, reopened.reason]).toEqual(['in_review', '']);
    expect((await officer.row()).talk).toEqual({
      state: 'in_review',
      messages: 5,
      last: 'officer',
      answerable: true,
      replied_on: '2026-11-20',
      closed_on: null,
    });
  });

  test('makes a read report unread with a message, and begins its term again with an answer', async () => {
    const site = await openSite({ database: await open(), start });
    const { view, write } = await converse(site);
    const officer = officerOf(site);
    await officer.mark('soft-delete');
    expect((await view()).json()).toMatchObject({ state: 'in_review', ends_on: '2027-02-19' });
    await write('More');
    expect((await view()).json()).toMatchObject({ state: 'received', ends_on: null });
    expect((await officer.row()).deleted_at).toBeNull();
    await officer.mark('soft-delete');
    site.pass(20 * day);
    const later = officerOf({ editor: await site.signIn() });
    await later.reply({ text: 'An answer', seen: 1 });
    expect((await later.row()).deleted_at).toBe('2026-12-10T00:00:00.000Z');
  });

  test('takes one of two replies at once, and none after the sender wrote', async () => {
    const site = await openSite({ database: await open(), start });
    const { write, view } = await converse(site);
    const officer = officerOf(site);
    const both = await Promise.all(['One', 'Two'].map((text) => officer.reply({ text, seen: 0 })));
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await write('And now?');
    const blind = await officer.reply({ text: 'Three', seen: 1 });
    expect([blind.statusCode, blind.json().message]).toEqual([
      409,
      'Something new was written in the meantime. Please read it before you send your answer.',
    ]);
    expect((await view()).json().messages).toHaveLength(2);
  });

  test('ends with what its sender deletes', async () => {
    const site = await openSite({ database: await open(), start });
    const gone = await converse(site);
    const returned = await converse(site);
    await gone.remove('report');
    await returned.remove('receipt');
    const reply = { text: 'Too late', seen: 0 };
    expect((await officerOf(site).reply(reply)).statusCode).toBe(410);
    expect((await officerOf(site).read()).statusCode).toBe(410);
    expect((await officerOf(site, 3).read()).statusCode).toBe(404);
    expect((await officerOf(site, 2).reply(reply)).json().message).toMatch(/nobody would see/);
    expect((await officerOf(site, 2).read()).json().answerable).toBe(false);
  });
});

test('a message that was altered, or moved to another case or side, is damaged to both sides', async () => {
  const site = await openSite({ start });
  const one = await converse(site);
  await converse(site);
  const officer = officerOf(site);
  await one.write('First');
  await officer.reply({ text: 'Second', seen: 1 });
  await one.write('Third');
  const rows = await site.db.selectFrom('submission_message').selectAll().execute();
  const set = (message: number, values: object) =>
    site.db.updateTable('submission_message').set(values).where('message', '=', message).execute();
  await set(1, { author: 'officer' });
  await set(2, { body: rows[1]!.body.map((byte, at) => (at === 40 ? byte ^ 1 : byte)) });
  const damaged = (messages: { damaged: boolean; text: string }[]) =>
    messages.map((message) => (message.damaged ? message.text : 'whole'));
  for (const { messages } of [(await one.view()).json(), (await officer.read()).json()])
    expect(damaged(messages)).toEqual(['', '', 'whole']);
});
