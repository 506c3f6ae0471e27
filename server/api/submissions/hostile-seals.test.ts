import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import * as limits from '#shared/sender-file-limits.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { browserOf } from '#tests/requests/browser-of.ts';
import { strangerOn } from '#tests/requests/stranger.ts';
import { openSite } from '#tests/requests/submit.ts';
import { twoGroups } from '#tests/sites/two-groups.ts';
import { sealedCalls } from '../../../app/contact/receipt/sealed/sealed-calls.ts';
import { fetchKeys, sealForm } from '../../../app/contact/seal/seal.ts';
import { cancelUpload, newUpload, sendFile } from '../../../app/contact/uploads/send-file.ts';

const options = { language: 'en', failed: 'No response came.' } as const;

const noReceipt = 'No receipt leads to this case any more, so nobody would see an answer.';
const isDamaged = 'This file was damaged where it is stored, and cannot be opened.';
const otherFile = 'This upload belongs to another file. Please choose the file again.';
const tooMuch =
  'With this file it would be more than 200 MB in all, so it was not stored. What was there before stays.';

afterEach(() => vi.unstubAllGlobals());

const messageOf = (response: { statusCode: number; payload: string }) => [
  response.statusCode,
  JSON.parse(response.payload).message,
];

async function openStranger(given: Parameters<typeof openSite>[0] = {}, texts: object = {}) {
  const site = await openSite({ start: Date.UTC(2026, 10, 20, 9, 30), ...given });
  return { site, call: site.editor.call, stranger: await strangerOn(site, texts) };
}

describeOnBothEngines('whoever has the code of a receipt', (open) => {
  test.each(['directorate', 'oversight', 'both'])(
    'is not given the report, and writes to its readers: %s',
    async (recipients) => {
      const site = await twoGroups(await open());
      browserOf(site);
      const details = 'What only its readers know';
      const form = await sealForm('report', { topic: 'bribe', details, recipients }, await fetchKeys());
      const sent = await site.request('/api/sealed/report', {
        method: 'POST',
        payload: { ...form.body, recaptcha: await site.proof('report') },
        remoteAddress: '127.0.0.1',
      });
      expect(sent.statusCode, sent.body).toBe(201);
      const holder = { receipt: form.receipt, pass: sent.json().pass };
      const { fetch } = globalThis;
      const views: { readers: string[] | null; submission: object | null }[] = [];
      vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
        const response = await fetch(path, init);
        if (path.endsWith('/receipt')) views.push(await response.clone().json());
        return response;
      });
      const write = () => sealedCalls.send({ ...holder, text: 'More of it' }, options);
      expect(await write()).toHaveProperty('result');
      const readers = recipients === 'both' ? ['directorate', 'oversight'] : [recipients];
      expect(views).toMatchObject([{ readers, submission: null }]);
      for (const [group, person] of [
        ['directorate', site.directorate],
        ['oversight', site.oversight],
      ] as const) {
        const talk = await person.get('reports/1/talk');
        const texts = talk.json().messages?.map(({ text }: { text: string }) => text);
        expect(texts?.includes('More of it') ?? false, group).toBe(readers.includes(group));
      }

      // A mark that is another's proves nothing: the report itself names them then
      for (const readers_mac of [null, 'A'.repeat(43)]) {
        await site.db.updateTable('submission').set({ readers_mac }).execute();
        expect(await write()).toHaveProperty('result');
        expect(views.at(-1)).toMatchObject({ readers: null, submission: { day: expect.any(String) } });
      }
    },
  );
});

describeOnBothEngines('what a stranger sealed', (open) => {
  test('names no other upload of theirs, and holds no characters that mislead', async () => {
    const name = 'a\u0000\ud800\u202efdp.exe';
    const { site, call, stranger } = await openStranger(
      { database: await open() },
      { details: 'a\u0000b\r\nc\u001b' },
    );
    expect((await call('/api/reports')).json()).toMatchObject([{ details: 'ab\nc', damaged: false }]);
    expect((await stranger.write(1, { text: '\u0007x\ud800\r\ny\u0000' })).statusCode).toBe(201);
    const { messages } = (await call('/api/reports/1/talk')).json();
    expect(messages).toMatchObject([{ text: 'x\ufffd\ny', damaged: false }]);
    expect((await stranger.attach(1, { name, type: 'text/html\r\nx: y' })).statusCode).toBe(200);
    const files = (await call('/api/reports/1/files')).json();
    expect(files).toMatchObject([{ name: 'a\ufffdfdp.exe', type: 'text/html\nx: y', damaged: false }]);
    expect(messageOf(await call('/api/reports/1/files/1'))).toEqual([409, isDamaged]);

    const upload = stranger.newUpload();
    expect((await stranger.begin(2, {}, { upload })).statusCode).toBe(201);
    const second = await strangerOn(site);
    expect(messageOf(await second.begin(1, {}, { upload }))).toEqual([409, otherFile]);
    await site.db.updateTable('submission_message').set({ day: 'no day' }).execute();
    const view = (await stranger.post('', stranger.own)).json();
    expect(view.messages).toMatchObject([{ message: 1, day: 'no day' }]);
  });
});

test('a report whose receipt is no key is one that nobody replies to', async () => {
  const { call } = await openStranger({}, { receipt: 'A'.repeat(43) });
  const reply = await call('/api/reports/1/talk', { method: 'POST', payload: { text: 'Hello', seen: 0 } });
  expect(messageOf(reply)).toEqual([409, noReceipt]);
});

test('an envelope whose length no bytes have is refused', async () => {
  const { stranger } = await openStranger();
  const envelope = await stranger.sealed({ text: 'x' }, { message: 1, author: 'sender' });
  const body = envelope.body.slice(0, -2);
  const sent = await stranger.post('/messages', {
    ...stranger.own,
    message: 1,
    envelope: { ...envelope, body },
  });
  expect(body.length % 4).toBe(1);
  expect(sent.statusCode, sent.body).toBe(422);
});

test('files count as large as they are, whatever their sealed sizes state', async () => {
  const { site, stranger } = await openStranger();
  const padded = limits.senderFileBytes;
  for (const file of [1, 2, 3, 4])
    expect((await stranger.begin(file, { bytes: 1 }, { padded })).statusCode).toBe(201);
  const { receipt, pass } = stranger;
  const upload = stranger.newUpload();
  const plain = await site.request('/api/receipt/files', {
    method: 'POST',
    payload: { receipt, pass, upload, name: 'a', bytes: limits.senderFileBytes, details: 'none' },
    remoteAddress: '127.0.0.1',
  });
  expect(messageOf(plain)).toEqual([409, tooMuch]);
});

test('a file that another window did not finish can be sent, and a finished one is not cancelled', async () => {
  const { site, stranger } = await openStranger();
  browserOf(site);
  const content = new Uint8Array(randomBytes(1024 * 1024 + 5));
  const attach = (upload: string, onProgress: () => void = () => undefined) =>
    sendFile({ blob: new Blob([content]), name: 'a.bin', details: 'none' }, upload, {
      holder: { receipt: stranger.receipt, pass: stranger.pass },
      language: 'en',
      signal: new AbortController().signal,
      onProgress,
    });
  const stored = async () => (await site.services.storage.list('sealed')).length;
  const closed = () => {
    throw new Error('The window was closed.');
  };
  const [first, second] = [newUpload(), newUpload()];
  await expect(attach(first, closed)).rejects.toThrow('closed');
  expect(await stored()).toBe(1);
  expect(await attach(second)).toBe(2);
  expect(await stored()).toBe(2);
  await expect(attach(newUpload())).rejects.toThrow(/already/);
  expect(await cancelUpload(second, 'en')).toBe(2);
  expect(await cancelUpload(first, 'en')).toBeUndefined();
  expect(await stored()).toBe(2);
});
