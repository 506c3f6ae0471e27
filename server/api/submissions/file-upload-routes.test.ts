import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import * as limits from '#shared/sender-file-limits.ts';
import { describeOnBothEngines } from '#tests/databases/databases.ts';
import { filesBelow, rowsOf, searchFor } from '#tests/databases/search-for.ts';
import { converse } from '#tests/requests/conversation.ts';
import { pieceOf, uploadsOf } from '#tests/requests/sender-uploads.ts';
import { openSite } from '#tests/requests/submit.ts';

const hour = 60 * 60 * 1000;

/** Far from midnight. */
const start = Date.UTC(2026, 10, 20, 9, 30);

/** More than a piece, and no multiple of anything. */
const large = randomBytes(1024 * 1024 + 70_001);

async function openCase(options: Parameters<typeof openSite>[0] = {}) {
  const site = await openSite({ start, ...options });
  const sender = await converse(site);
  const sealed = () => site.services.storage.list('sealed');
  const filesOf = async () => (await sender.view()).json().files;
  return { site, sender, sealed, filesOf, ...uploadsOf(site, sender) };
}

describeOnBothEngines('files of a sender', (open) => {
  test('arrive in pieces in any order, and open for officers and the receipt alone', async () => {
    const { site, sender, begin, newUpload, put, finish, filesOf, sealed } = await openCase({
      database: await open(),
    });
    const upload = newUpload();
    const stated = { upload, name: 'C:\\Users\\سامي\\دليل.bin' };
    expect((await begin(large, stated)).json()).toEqual({
      pass: sender.pass,
      pieces: 2,
      last: 98_304,
      have: [],
    });
    expect((await put(large, upload, 1)).json()).toEqual({ piece: 1 });
    expect((await finish(upload)).statusCode).toBe(409);
    expect(await filesOf()).toEqual([]);
    // Resumed, and a piece sent twice
    expect((await begin(large, stated)).json().have).toEqual([1]);
    expect((await put(large, upload, 1)).statusCode).toBe(200);
    expect((await put(large, upload, 0)).statusCode).toBe(200);
    for (let time = 0; time < 2; time += 1)
      expect((await finish(upload)).json()).toEqual({ message: 'Your file was received.', file: 1 });
    const file = {
      number: 1,
      name: 'دليل.bin',
      type: 'application/octet-stream',
      bytes: large.length,
      details: 'none',
      created_at: '2026-11-20T09:00:00.000Z',
      damaged: false,
    };
    expect(await filesOf()).toEqual([file]);

    const { call } = await site.signIn();
    expect((await call('/api/reports/1/files')).json()).toEqual([file]);
    const opened = await call('/api/reports/1/files/1');
    expect(opened.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename="file-1"',
      'cache-control': 'no-store',
    });
    expect(opened.rawPayload.equals(large)).toBe(true);
    expect((await call('/api/reports/1/files/2')).statusCode).toBe(404);
    expect((await site.request('/api/reports/1/files')).statusCode).toBe(401);
    for (const { path } of await sealed())
      expect((await site.request(`/storage/${path}`)).statusCode).toBe(404);

    const everywhere = [...(await rowsOf(site.db)), ...(await filesBelow(site.dataDir))];
    const parts = [large.subarray(5_000, 5_032), large.subarray(-40, -8)].map((part) => part.toString('hex'));
    expect(
      searchFor(['دليل', upload], [...everywhere, { name: 'log', bytes: Buffer.from(site.log.join('\n')) }]),
    ).toEqual([]);
    for (const { bytes } of everywhere)
      for (const part of parts) expect(Buffer.from(bytes).includes(part, 0, 'hex')).toBe(false);
  });

  test('an upload that was cancelled, has ended, or whose case is gone leaves nothing', async () => {
    const { site, sender, begin, newUpload, put, finish, cancel, attach, sealed, filesOf } = await openCase({
      database: await open(),
    });
    const [cancelled, ended, late] = [newUpload(), newUpload(), newUpload()];
    for (const upload of [cancelled, ended]) {
      await begin(large, { upload, digest: null });
      await put(large, upload, 0);
    }
    for (let time = 0; time < 2; time += 1) expect((await cancel(cancelled)).statusCode).toBe(200);
    expect((await put(large, cancelled, 1)).statusCode).toBe(410);
    expect(await sealed()).toHaveLength(1);
    site.pass(4 * hour);
    expect((await put(large, ended, 1)).statusCode).toBe(410);
    const { pass } = (await sender.prove()).json();
    expect((await begin(large, { upload: ended, digest: null, pass })).statusCode).toBe(410);
    await site.services.cleanUp();
    expect(await sealed()).toEqual([]);
    expect((await finish(ended)).statusCode).toBe(410);

    const again = await converse(site);
    const own = uploadsOf(site, again);
    expect((await own.attach(large)).statusCode).toBe(200);
    await own.begin(large, { upload: late, digest: null });
    await own.put(large, late, 0);
    expect(await sealed()).toHaveLength(3);
    expect((await again.remove('report')).statusCode).toBe(200);
    expect(await sealed()).toEqual([]);
    expect((await own.put(large, late, 1)).statusCode).toBe(410);
    expect(await site.db.selectFrom('submission_file_key').selectAll().execute()).toEqual([]);

    // An officer’s deletion takes them too
    await sender.prove();
    expect((await attach(large, { pass: (await sender.prove()).json().pass })).statusCode).toBe(200);
    const { call } = await site.signIn();
    await call('/api/report/1/soft-delete', { method: 'DELETE' });
    site.pass(200 * 24 * hour);
    await site.services.cleanUp();
    expect(await sealed()).toEqual([]);
    expect(await filesOf()).toBeUndefined();
  });
});

test('refuses an empty, a too large, an eleventh and a repeated file, each with its message', async () => {
  const { begin, attach, filesOf, newUpload } = await openCase();
  const messageOf = async (response: ReturnType<typeof begin>) => {
    const { statusCode, payload } = await response;
    return [statusCode, JSON.parse(payload).message];
  };
  const small = randomBytes(10);
  expect(await messageOf(begin(small, { bytes: 0 }))).toEqual([
    422,
    'This file is empty, so it was not stored. Please choose another one.',
  ]);
  expect(await messageOf(begin(small, { bytes: 51 * 1024 * 1024 }))).toEqual([
    413,
    'This file is too large: a file may have 50 MB. It was not stored; everything else was.',
  ]);
  expect((await attach(small)).statusCode).toBe(200);
  expect(await messageOf(attach(small))).toEqual([
    409,
    'This file is there already. It was not stored a second time.',
  ]);
  const upload = newUpload();
  expect((await begin(large, { upload })).statusCode).toBe(201);
  expect(await messageOf(begin(small, { upload, digest: null }))).toEqual([
    409,
    'This upload belongs to another file. Please choose the file again.',
  ]);
  // Places that uploads reserve count: 3 × 50 MB, with what is there
  const full = { bytes: limits.senderFileBytes, digest: null };
  for (let file = 0; file < 3; file += 1) expect((await begin(small, full)).statusCode).toBe(201);
  expect((await messageOf(begin(small, full)))[0]).toBe(409);
  const rest = await Promise.all(
    Array.from({ length: 7 }, () => begin(randomBytes(10)).then(({ statusCode }) => statusCode)),
  );
  expect(rest.toSorted((one, other) => one - other)).toEqual([201, 201, 201, 201, 201, 409, 409]);
  expect(await filesOf()).toHaveLength(1);
});

test('a piece of a wrong length, or without an upload, stores nothing', async () => {
  const { begin, newUpload, send, sealed } = await openCase();
  const upload = newUpload();
  await begin(large, { upload });
  const piece = pieceOf(large, upload, 1);
  const wrong = [
    piece.subarray(0, -1),
    Buffer.concat([piece, Buffer.alloc(1)]),
    piece.subarray(0, 100),
    Buffer.alloc(piece.length),
    pieceOf(large, upload, 5),
    Buffer.concat([piece, Buffer.alloc(2 * 1024 * 1024)]),
  ];
  for (const body of wrong) expect((await send(body)).statusCode).toBe(400);
  expect((await send(pieceOf(large, newUpload(), 0))).statusCode).toBe(410);
  expect(await sealed()).toEqual([]);
});

test('a connection that is lost in the middle of a piece leaves nothing of it', async () => {
  const { site, begin, newUpload, put, finish } = await openCase();
  const upload = newUpload();
  await begin(large, { upload });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.app.addresses()[0] as { port: number };
  const body = pieceOf(large, upload, 0);
  for (const sent of [1, 300, 70_000, body.length - 1]) {
    const closed = new Promise((resolve) =>
      site.app.server.once('connection', (on) => on.once('close', resolve)),
    );
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/receipt/files/pieces HTTP/1.1\r\nHost: a\r\nContent-Type: application/octet-stream\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, sent), () => socket.end());
    await closed;
  }
  const left = async () => (await filesBelow(site.dataDir)).filter(({ name }) => name.includes('/sealed/'));
  await expect.poll(left).toEqual([]);
  await put(large, upload, 0);
  await put(large, upload, 1);
  expect((await finish(upload)).statusCode).toBe(200);
});

test('a full disk refuses a piece with a sentence, and takes it once there is room', async () => {
  const { site, begin, newUpload, put, finish, sealed } = await openCase();
  const upload = newUpload();
  await begin(large, { upload });
  await put(large, upload, 0);
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  vi.spyOn(site.services.storage, 'put').mockRejectedValueOnce(full);
  const refused = await put(large, upload, 1);
  expect([refused.statusCode, refused.json().message]).toEqual([
    503,
    'There is no room for files right now, so this one was not stored. What you wrote is stored. Please try again later.',
  ]);
  expect([(await sealed()).length, (await finish(upload)).statusCode]).toEqual([1, 409]);
  expect((await put(large, upload, 1)).statusCode).toBe(200);
  expect((await finish(upload)).statusCode).toBe(200);
});

test('an address that sends much waits, and nobody else', async () => {
  const { site, sender, begin, cancel, newUpload } = await openCase();
  const from = async (remoteAddress: string) => {
    const upload = newUpload();
    const { receipt, pass } = sender;
    const response = await site.request('/api/receipt/files', {
      method: 'POST',
      remoteAddress,
      payload: { receipt, pass, upload, name: 'a', bytes: limits.senderFileBytes, details: 'none' },
    });
    await cancel(upload);
    return response;
  };
  for (let time = 0; time < 12; time += 1) expect((await from('192.0.2.7')).statusCode).toBe(201);
  const refused = await from('192.0.2.7');
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'Many files came from your connection just now, so this one has to wait. Minutes until you can send it: 4.',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect((await from('192.0.2.8')).statusCode).toBe(201);
  expect((await begin(randomBytes(3))).statusCode).toBe(201);
});
