import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { utf8 } from '#shared/channel/base64url.ts';
import { beginPart, caseNameOf } from '#shared/channel/envelope.ts';
import { createReceipt, parseReceipt, shownReceipt } from '#shared/channel/receipt-code.ts';
import { receiptKeys } from '#shared/channel/receipt-keys.ts';
import { sentEnvelope } from '#shared/forms/sealed/sent-envelope.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { searchFor } from '#tests/databases/search-for.ts';
import { openSealedCase, options } from '#tests/requests/sealed-form.ts';
import { sealedCalls } from '../../../app/contact/receipt/sealed/sealed-calls.ts';

afterEach(() => vi.unstubAllGlobals());

const textsOf = ({ messages }: { messages: { text: string }[] }) => messages.map(({ text }) => text);

describeOnBothEngines('a receipt in its sender’s browser', (open) => {
  test.each([
    ['a sealed report', true],
    ['a report that the site sealed', false],
  ])('%s: talk and files go both ways, and nothing readable is sent', async (_name, isSealed) => {
    const { bodies, holder, call, talk, reply, view, write, attach } = await openSealedCase(
      { database: await open() },
      isSealed,
    );
    const content = new Uint8Array(randomBytes(1024 * 1024 + 70_001));
    expect(await write('A question of the sender')).toMatchObject({ result: { left_today: 9 } });
    expect((await reply('An answer by the officer', 1)).statusCode).toBe(200);
    expect(await write('Another one')).toMatchObject({ result: { left_today: 8 } });
    expect(await attach(content)).toBe(1);

    const texts = ['A question of the sender', 'An answer by the officer', 'Another one'];
    expect(textsOf((await talk()).json())).toEqual(texts);
    const shown = await view();
    expect(textsOf(shown)).toEqual(texts);
    const file = { number: 1, name: 'دليل.bin', bytes: content.length, details: 'none', damaged: false };
    expect(shown).toMatchObject({ state: 'answered', files: [file], ends_on: null });
    expect((await call('/api/reports/1/files')).json()).toMatchObject([file]);
    const read = await call('/api/reports/1/files/1');
    expect(read.rawPayload.equals(content)).toBe(true);

    const code = holder.receipt.replaceAll('-', '');
    const sent = Buffer.concat(bodies);
    const needles = [...texts, 'دليل', holder.receipt, code];
    expect(searchFor(needles, [{ name: 'sent', bytes: sent }])).toEqual([]);
    expect(sent.includes(content.subarray(5000, 5040))).toBe(false);
  });

  test('a message that was sealed for a number which an officer took is sealed again, and stored once', async () => {
    const { holder, talk, reply, view, write } = await openSealedCase({ database: await open() });
    const { fetch } = globalThis;
    let isFirst = true;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.endsWith('/messages') && isFirst) {
        isFirst = false;
        await reply('Between', 0);
      }
      return fetch(path, init);
    });
    const key = 'the name of a message';
    for (let time = 0; time < 2; time += 1) expect(await write('After it', key)).toHaveProperty('result');
    expect(textsOf((await talk()).json())).toEqual(['Between', 'After it']);
    expect(textsOf(await view())).toEqual(['Between', 'After it']);
    // Another text under that name is refused, and none is dropped unseen
    expect(await write('Something else', key)).toMatchObject({
      failure: { message: expect.stringMatching(/^Another text was already received/) },
    });
    expect(textsOf(await view())).toEqual(['Between', 'After it']);
    const removed = await sealedCalls.delete({ ...holder, what: 'report' }, options);
    expect(removed).toMatchObject({ result: { message: expect.stringMatching(/deleted/) } });
    expect(await sealedCalls.view(holder, options)).toHaveProperty('failure');
  });

  test('whatever a stranger sealed, officers are shown texts, or that it is damaged', async () => {
    const { site, holder, call, talk, view } = await openSealedCase({ database: await open() });
    const keys = await receiptKeys(parseReceipt(holder.receipt)!);
    const post = (path: string, payload: object) =>
      site.request(`/api/sealed/receipt${path}`, { method: 'POST', payload, remoteAddress: '127.0.0.1' });
    const own = { access: keys.access, pass: holder.pass };
    const { of, next, keys: inUse } = (await post('', own)).json();
    const name = caseNameOf({ ...of, keyId: of.key_id });
    const to = [
      { name: inUse[0].recipient, publicKey: inUse[0].public_key },
      { name: 'receipt', publicKey: keys.publicKey },
    ];
    const strange = [
      { text: ['a', 'list'], created_at: 5, state: 'closed', reason: { a: 1 } },
      null,
      'a text',
      { text: 'ن'.repeat(50_000), created_at: '0001-01-01T00:00:00.000Z' },
    ];
    for (const [index, content] of strange.entries()) {
      const message = next + index;
      const seal = await beginPart(name, to);
      const envelope = sentEnvelope(await seal(utf8(JSON.stringify(content)), { message, author: 'sender' }));
      const response = await post('/messages', { ...own, message, envelope });
      expect(response.statusCode, response.body).toBe(201);
    }
    for (const [index, content] of [{ name: 5 }, { name: 'a', type: 'b', bytes: -1 }, null].entries()) {
      const file = index + 1;
      const seal = await beginPart(name, to);
      const envelope = sentEnvelope(await seal(utf8(JSON.stringify(content)), { file }));
      const upload = randomBytes(32).toString('base64url');
      const begun = await post('/files', { ...own, upload, file, padded: 4096, envelope });
      expect(begun.statusCode, begun.body).toBe(201);
      const head = Buffer.from(JSON.stringify({ upload, piece: 0 }).padEnd(256));
      const piece = (bytes: number) =>
        site.request('/api/sealed/receipt/files/pieces', {
          method: 'POST',
          payload: Buffer.concat([head, Buffer.alloc(bytes)]),
          headers: { 'content-type': 'application/octet-stream' },
          remoteAddress: '127.0.0.1',
        });
      for (const bytes of [4143, 4145]) expect((await piece(bytes)).statusCode).toBe(400);
      expect((await piece(4144)).statusCode).toBe(200);
      expect((await post('/files/finish', { upload })).statusCode).toBe(200);
    }
    const response = await talk();
    expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
    const { state, messages } = response.json();
    expect(state).toBe('received');
    expect(
      messages.map(({ text, damaged }: { text: string; damaged: boolean }) => [text.length, damaged]),
    ).toEqual([
      [0, false],
      [0, true],
      [0, false],
      [20_000, false],
    ]);
    const files = (await call('/api/reports/1/files')).json();
    expect(files.map(({ damaged }: { damaged: boolean }) => damaged)).toEqual([true, true, true]);
    expect((await view()).files).toHaveLength(3);
  });
});

test('what a receipt’s browser seals is refused for other keys, sizes and numbers, with a sentence', async () => {
  const { site, holder, attach, write } = await openSealedCase({});
  const keys = await receiptKeys(parseReceipt(holder.receipt)!);
  const post = async (path: string, payload: object) => {
    const response = await site.request(`/api/sealed/receipt${path}`, {
      method: 'POST',
      payload,
      remoteAddress: '127.0.0.1',
    });
    return [response.statusCode, response.json().message];
  };
  const own = { access: keys.access, pass: holder.pass };
  const to = (name: string) => [
    { name, publicKey: keys.publicKey },
    { name: 'receipt', publicKey: keys.publicKey },
  ];
  const { of, keys: inUse } = (
    await site.request('/api/sealed/receipt', {
      method: 'POST',
      payload: own,
      remoteAddress: '127.0.0.1',
    })
  ).json();
  const envelopeTo = async (name: string) => {
    const seal = await beginPart(caseNameOf({ ...of, keyId: of.key_id }), to(name));
    return sentEnvelope(await seal(utf8('{}'), { message: 1, author: 'sender' }));
  };
  const right = await envelopeTo(inUse[0].recipient);
  const changed = [409, expect.stringMatching(/^The key with which messages are sealed has changed/)];
  const sealedWrong = [422, expect.stringMatching(/^Your browser sealed this in a way/)];
  expect(
    await post('/messages', { ...own, message: 1, envelope: await envelopeTo('organisation:mine') }),
  ).toEqual(changed);
  expect(
    await post('/messages', { ...own, message: 1, envelope: { ...right, body: right.body.slice(4) } }),
  ).toEqual(sealedWrong);
  expect(await post('/messages', { ...own, message: 7, envelope: right })).toEqual([
    409,
    expect.stringMatching(/^Something was added/),
  ]);
  const upload = randomBytes(32).toString('base64url');
  const file = { ...own, upload, file: 1, envelope: right };
  expect(await post('/files', { ...file, padded: 53_000_000 })).toEqual([
    413,
    expect.stringMatching(/50 MB/),
  ]);
  expect(await post('/files', { ...file, padded: 5_000 })).toEqual(sealedWrong);
  expect(await write(' ')).toMatchObject({ failure: { field: 'text' } });
  expect(await write('ن'.repeat(20_001))).toMatchObject({
    failure: { message: expect.stringMatching(/20,000/) },
  });

  const content = new Uint8Array(randomBytes(6_000));
  await attach(content);
  await expect(attach(content)).rejects.toThrow(/already/);
  const stranger = await receiptKeys(createReceipt());
  const unknown = { access: stranger.access, recaptcha: await site.proof('receipt') };
  expect(await post('', unknown)).toEqual([404, expect.stringMatching(/^There is nothing under this code/)]);
  expect(await post('', { access: 'short' })).toEqual([422, expect.any(String)]);
  const code = shownReceipt(createReceipt());
  expect(await sealedCalls.view({ receipt: code }, options)).toMatchObject({
    failure: { field: 'recaptcha' },
  });
});
