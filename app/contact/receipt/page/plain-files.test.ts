import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { statusOf } from '#server/http/errors/error-handler.ts';
import { servePages, type WebHandler } from '#server/http/pages/page-renderer.ts';
import * as limits from '#shared/sender-file-limits.ts';
import { describeOnBothEngines, type TestDatabase } from '#tests/databases/databases.ts';
import { filesBelow } from '#tests/databases/search-for.ts';
import { converse } from '#tests/requests/conversation.ts';
import { openSite } from '#tests/requests/submit.ts';
import { testApp } from '#tests/sites/test-app.ts';
import type { ReceiptPage } from './receipt-page.ts';
import { receiveReceipt } from './receive-receipt.ts';

type Given = { name: string; content: Uint8Array<ArrayBuffer> };

/** The page as its data: what it would show. */
const asData: WebHandler = async (request, { services, address, files }) => {
  const site = { services, publicUrl: 'http://localhost', report: () => undefined, statusOf };
  const { page, status } = await receiveReceipt(site, request, { address, files });
  return Response.json(page, { status });
};

/** A case, and the form of its receipt's page with which a browser without a script sends files. */
async function openCase(database?: TestDatabase) {
  const { services } = await testApp();
  const pages = {
    services,
    publicUrl: 'http://localhost',
    built: false,
    createHandler: async () => () => asData,
  };
  const site = await openSite({ ...(database && { database }), web: (app) => servePages(app, pages) });
  const sender = await converse(site);

  async function bodyOf(given: Given[], { clean = true, receipt = sender.receipt } = {}) {
    const form = new FormData();
    form.set('act', 'files');
    form.set('receipt', receipt);
    form.set('pass', sender.pass);
    if (clean) form.set('clean', 'on');
    for (const { name, content } of given) form.append('files', new File([content], name));
    const response = new Response(form);
    const type = response.headers.get('content-type') ?? '';
    return { type, payload: Buffer.from(await response.arrayBuffer()) };
  }

  async function post(given: Given[], options = {}): Promise<ReceiptPage> {
    const { type, payload } = await bodyOf(given, options);
    const response = await site.request('/en/receipt', {
      method: 'POST',
      payload,
      headers: { 'content-type': type },
      remoteAddress: '127.0.0.1',
    });
    return response.json();
  }
  const officer = await site.signIn();
  const sealed = async () =>
    (await filesBelow(site.dataDir)).filter(({ name }) => name.includes('/sealed/')).map(({ name }) => name);
  return { site, sender, bodyOf, post, officer, sealed };
}

const namesOf = ({ view }: ReceiptPage) => view?.files.map(({ name }) => name);

const sizes = [1, 4_097, limits.filePieceBytes, 2 * limits.filePieceBytes + 70_001];

describeOnBothEngines('files of a form without a script', (open) => {
  test('are stored in one post, sealed, and open for officers as they were', async () => {
    const { site, post, officer } = await openCase(await open());
    const given = sizes.map((size) => ({ name: `${size}.bin`, content: new Uint8Array(randomBytes(size)) }));
    const page = await post(given);
    expect([page.done, page.failure]).toEqual(['Files that were received: 4.', undefined]);
    expect(namesOf(page)).toEqual(given.map(({ name }) => name));
    for (const [index, { content }] of given.entries()) {
      const { rawPayload } = await officer.call(`/api/reports/1/files/${index + 1}`);
      expect(rawPayload.equals(content), `${sizes[index]} bytes`).toBe(true);
    }
    const part = Buffer.from(given.at(-1)!.content.subarray(5_000, 5_032));
    for (const { name, bytes } of await filesBelow(site.dataDir))
      expect(Buffer.from(bytes).includes(part), name).toBe(false);

    // A page that is loaded again sends the same
    const again = await post(given);
    expect(namesOf(again)).toEqual(namesOf(page));
    expect(again.failure?.message).toContain(
      '1.bin: This file is there already. It was not stored a second time.',
    );
  });
});

test('a picture is stored without its hidden details, or as it is where the sender wants that', async () => {
  const { post, officer } = await openCase();
  const made = await sharp({ create: { width: 24, height: 16, channels: 3, background: '#c83c1e' } })
    .withExif({ IFD0: { Make: 'Marked camera' }, IFD3: { GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer();
  const picture = { name: 'street.jpg', content: new Uint8Array(made) };
  await post([picture]);
  const page = await post([picture], { clean: false });
  expect(page.view?.files.map(({ details }) => details)).toEqual(['removed', 'original']);
  const stored = async (file: number) => (await officer.call(`/api/reports/1/files/${file}`)).rawPayload;
  expect((await stored(1)).includes('Marked')).toBe(false);
  expect((await stored(2)).equals(made)).toBe(true);

  const unknown = { name: 'scan.tif', content: new Uint8Array(Buffer.from('II*\0 and more of it')) };
  const refused = await post([unknown]);
  expect(namesOf(refused)).toHaveLength(2);
  expect(refused.failure?.message).toMatch(/^scan\.tif: Hidden details cannot be removed from this kind/);
  expect(namesOf(await post([unknown], { clean: false }))).toHaveLength(3);
});

test('each file that does not fit has its reason, and the others are stored', async () => {
  const { post, sealed } = await openCase();
  const bytes = (size: number) => new Uint8Array(randomBytes(size));
  const page = await post([
    { name: 'empty.txt', content: bytes(0) },
    { name: 'long.mov', content: bytes(limits.senderFileBytes + 1) },
    { name: 'note.txt', content: bytes(10) },
  ]);
  expect([page.done, namesOf(page)]).toEqual(['Files that were received: 1.', ['note.txt']]);
  expect(page.failure?.message).toBe(
    'empty.txt: This file is empty, so it was not stored. Please choose another one. long.mov: This file is too large: a file may have 50 MB. It was not stored; everything else was.',
  );
  expect(await sealed()).toHaveLength(1);
  expect((await post([])).failure?.message).toBe('Please choose a file first.');
  const many = Array.from({ length: 10 }, (_, index) => ({ name: `${index}`, content: bytes(5) }));
  const full = await post(many);
  expect(namesOf(full)).toHaveLength(10);
  expect(full.failure?.message).toMatch(/^9: /);
});

test('nothing of a file is stored without the code, or where the connection is lost', async () => {
  const { site, bodyOf, post, sealed } = await openCase();
  const given = [{ name: 'a', content: new Uint8Array(randomBytes(3 * limits.filePieceBytes)) }];
  expect((await post(given, { receipt: '' })).failure).toMatchObject({ field: 'receipt' });
  expect(await sealed()).toEqual([]);

  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.addresses()[0] as { port: number };
  const { type, payload } = await bodyOf(given);
  for (const sent of [900, limits.filePieceBytes + 5_000, payload.length - 100]) {
    const closed = new Promise((resolve) =>
      site.app.server.once('connection', (on) => on.once('close', resolve)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /receipt HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, sent), () => socket.end());
    await closed;
  }
  await expect.poll(sealed).toEqual([]);
});
