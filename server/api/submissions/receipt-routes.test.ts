import { expect, test } from 'vitest';
import { createReceipt } from '#shared/channel/receipt-code.ts';
import * as limits from '#shared/limits.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { converse } from '#tests/requests/conversation.ts';
import { openSite, written } from '#tests/requests/submit.ts';

const hour = 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

test('a receipt shows what was received, however it is typed', async () => {
  const site = await openSite({ start });
  const { receipt, pass, view } = await converse(site);
  const shown = await view();
  expect([shown.statusCode, shown.json()]).toEqual([
    200,
    {
      state: 'received',
      reason: '',
      messages: [],
      files: [],
      ends_on: null,
      keeps_days: limits.readDays,
      left_today: limits.talkMessagesADay,
      pass,
    },
  ]);
  expect(shown.headers['cache-control']).toBe('no-store');
  const bare = receipt.replaceAll('-', '').toLowerCase();
  const typed = bare
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
    .replaceAll(/(.{5})/g, ' $1');
  expect((await view({ receipt: typed })).statusCode).toBe(200);
});

test('a wrong check character is told without a proof, an unknown code with one costs it', async () => {
  const site = await openSite({ start });
  const { post, prove, receipt } = await converse(site);
  const last = receipt.endsWith('2') ? '3' : '2';
  const wrong = await post('', { receipt: receipt.slice(0, -1) + last });
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([422, ['receipt']]);
  expect((await post('', {})).json().errors.receipt).toEqual(['Please enter the code of your receipt']);

  const unknown = { receipt: createReceipt() };
  const unproven = await post('', unknown);
  expect([unproven.statusCode, Object.keys(unproven.json().errors)]).toEqual([422, ['recaptcha']]);
  const recaptcha = await site.proof('receipt');
  for (const status of [404, 422])
    expect((await post('', { ...unknown, recaptcha })).statusCode).toBe(status);
  expect((await prove(unknown)).json().message).toMatch(/nothing under this code/);
  const ofAnotherForm = await post('', { receipt, recaptcha: await site.proof('report') });
  expect(ofAnotherForm.statusCode).toBe(422);
});

test('a pass stands in for the proof, for its own receipt and two hours', async () => {
  const site = await openSite({ start });
  const one = await converse(site);
  const other = await converse(site);
  const statusOf = async (receipt: string, pass: string) =>
    (await one.post('', { receipt, pass })).statusCode;
  expect(await statusOf(one.receipt, one.pass)).toBe(200);
  expect(await statusOf(one.receipt, other.pass)).toBe(422);
  expect(await statusOf(one.receipt, `9${one.pass}`)).toBe(422);
  site.pass(limits.receiptPassHours * hour);
  expect(await statusOf(one.receipt, one.pass)).toBe(422);
  expect((await one.prove()).statusCode).toBe(200);
});

test('nothing of a conversation is logged', async () => {
  const site = await openSite({ start });
  const { receipt, write, view } = await converse(site);
  const before = site.log.length;
  await write('A secret');
  await view();
  await view({ receipt: 'nonsense' });
  expect(site.log.slice(before)).toEqual([]);
  expect(site.log.join('\n')).not.toContain(receipt);
});

test('a text is refused where it is empty or too long, with its message', async () => {
  const site = await openSite({ start });
  const { write } = await converse(site);
  const empty = await write(' \n');
  expect([empty.statusCode, empty.json().errors.text]).toEqual([422, ['Please write your message']]);
  expect((await write('م'.repeat(limits.talkCharacters))).statusCode).toBe(201);
  // Each is six bytes in JSON, and a browser pads the body to 256 KiB
  const padding = { marker: ' '.repeat(130_000) };
  expect((await write(`a${'\u0001'.repeat(limits.talkCharacters - 1)}`, {}, padding)).statusCode).toBe(201);
  const long = await write('م'.repeat(limits.talkCharacters + 1));
  expect([long.statusCode, long.json().message]).toEqual([
    413,
    'The text is too long: a message has 20,000 characters at most. Please divide it.',
  ]);
});

describeOnBothEngines('a receipt', (open) => {
  test('takes ten messages a day and a hundred in all, each retry once', async () => {
    const site = await openSite({ database: await open(), start });
    const { write, view } = await converse(site);
    const headers = { 'idempotency-key': 'an attempt of the sender' };
    expect((await write('0', headers)).json()).toMatchObject({ left_today: 9 });
    expect((await write('0', headers)).json()).toMatchObject({ left_today: 9 });
    expect((await write('another text', headers)).statusCode).toBe(409);
    const several = await Promise.all(Array.from({ length: 12 }, (_, index) => write(`${index + 1}`)));
    expect(several.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      ...Array<number>(9).fill(201),
      ...Array<number>(3).fill(429),
    ]);
    const { messages } = (await view()).json();
    expect(messages.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    expect(messages[0]).toEqual({
      number: 1,
      from: 'sender',
      created_at: '2026-11-20T09:00:00.000Z',
      text: '0',
      damaged: false,
    });
  });

  test('holds a hundred messages, in pages', async () => {
    const site = await openSite({ database: await open(), start });
    const { receipt, post, prove } = await converse(site);
    let pass = '';
    const write = (text: string) => post('/messages', { receipt, pass, text });
    for (let day = 0; day < 10; day += 1) {
      site.pass(24 * hour);
      ({ pass } = (await prove()).json());
      for (let number = 1; number <= 10; number += 1) {
        expect((await write(`${day * 10 + number}`)).statusCode).toBe(201);
      }
    }
    site.pass(24 * hour);
    ({ pass } = (await prove()).json());
    expect((await write('101')).statusCode).toBe(409);
    const pages: number[][] = [];
    let before: number | undefined;
    do {
      const page = (await post('', { receipt, pass, before })).json();
      pages.push(page.messages.map(({ text }: { text: string }) => Number(text)));
      before = page.earlier;
    } while (before);
    expect(pages.map((page) => [page[0], page.at(-1)])).toEqual([
      [71, 100],
      [41, 70],
      [11, 40],
      [1, 10],
    ]);
  });

  test('ends with the report, or alone', async () => {
    const site = await openSite({ database: await open(), start });
    const [gone, left] = [await converse(site), await converse(site, 'contact')];
    for (const { write } of [gone, left]) expect((await write('More')).statusCode).toBe(201);
    expect((await gone.remove('everything')).json().errors.what).toBeDefined();
    expect((await gone.remove('report')).json().message).toMatch(/deleted for good/);
    expect((await left.remove('receipt')).json().message).toMatch(/opens nothing any more/);
    for (const { prove } of [gone, left]) expect((await prove()).statusCode).toBe(404);
    expect([await site.stored('report'), await site.stored('contact')]).toEqual([0, 1]);
    for (const table of ['submission_key', 'submission_message_key'] as const) {
      const rows = await site.db.selectFrom(table).select(['kind', 'recipient']).execute();
      expect(rows).toEqual([{ kind: 'contact', recipient: expect.stringMatching(/^organisation:/) }]);
    }
    const [row] = (await site.editor.call('/api/contacts')).json();
    expect(row).toMatchObject({
      ...written.contact,
      talk: { messages: 1, last: 'sender', answerable: false },
    });
  });
});
