import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { testApp } from '#tests/sites/test-app.ts';

const picture = 'covers/desk-960x600.webp';
const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));

async function withFiles() {
  const site = await testApp();
  for (const path of [picture, 'anthem.mp3', 'code.pdf']) await site.services.storage.put(path, bytes);
  return site;
}

test('a file is served with its type and size, and is cacheable', async () => {
  const { request } = await withFiles();
  const year = 'public, max-age=31536000, immutable';
  const day = 'public, max-age=86400';
  for (const [path, type, stored] of [
    [picture, 'image/webp', year],
    ['anthem.mp3', 'audio/mpeg', day],
    ['code.pdf', 'application/pdf', day],
  ]) {
    const response = await request(`/storage/${path}`, { headers: { 'accept-encoding': 'br, gzip' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': type,
      'content-length': '200000',
      'cache-control': stored,
      'content-disposition': `inline; filename="${path?.split('/').at(-1)}"`,
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.rawPayload.equals(bytes)).toBe(true);
    const head = await request(`/storage/${path}`, { method: 'HEAD' });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '200000']);
  }
});

test('a client with the current file gets 304', async () => {
  const { request } = await withFiles();
  const { headers } = await request(`/storage/${picture}`);
  const tag = String(headers.etag);
  const modified = String(headers['last-modified']);
  const long = 'Thu, 01 Jan 2015 00:00:00 GMT';
  for (const [condition, status] of [
    [{ 'if-none-match': tag }, 304],
    [{ 'if-none-match': `W/${tag}` }, 304],
    [{ 'if-modified-since': modified }, 304],
    [{ 'if-none-match': '"other"' }, 200],
    [{ 'if-none-match': '"other"', 'if-modified-since': modified }, 200],
    [{ 'if-modified-since': long }, 200],
    [{ 'if-modified-since': 'nonsense' }, 200],
  ] as const) {
    const response = await request(`/storage/${picture}`, { headers: condition });
    expect([condition, response.statusCode]).toEqual([condition, status]);
    expect(response.rawPayload.length).toBe(status === 304 ? 0 : bytes.length);
  }
});

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-99', 0, 99],
  ['bytes=100000-', 100_000, 199_999],
  ['bytes=65530-131080', 65_530, 131_080],
  ['bytes=199999-', 199_999, 199_999],
  ['bytes=150000-999999', 150_000, 199_999],
  ['bytes=-500', 199_500, 199_999],
  ['bytes=-999999', 0, 199_999],
])('a player that asks for %s of the anthem gets those bytes', async (range, first, last) => {
  const { request } = await withFiles();
  const response = await request('/storage/anthem.mp3', { headers: { range } });
  expect(response.statusCode).toBe(206);
  expect(response.headers).toMatchObject({
    'content-range': `bytes ${first}-${last}/200000`,
    'content-length': String(last - first + 1),
    'content-type': 'audio/mpeg',
  });
  expect(response.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true);
});

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'items=0-1', 'bytes=a-b', 'bytes=-', 'nonsense'])(
  'a Range of %j is ignored and the complete file sent',
  async (range) => {
    const { request } = await withFiles();
    const response = await request('/storage/anthem.mp3', { headers: { range } });
    expect([response.statusCode, response.rawPayload.length]).toEqual([200, bytes.length]);
  },
);

test.each(['bytes=200000-', 'bytes=999999-1000000', 'bytes=-0'])(
  'a Range of %j, beyond the end, is refused with the size',
  async (range) => {
    const { request } = await withFiles();
    const response = await request('/storage/anthem.mp3', { headers: { range } });
    expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */200000']);
    expect(response.json()).toEqual({ message: 'The request could not be read.' });
    expect(response.headers['cache-control']).toBe('no-store');
  },
);

test('a range is served only for the same version of the file', async () => {
  const { request } = await withFiles();
  const { headers } = await request('/storage/anthem.mp3');
  const range = 'bytes=0-9';
  for (const [held, status] of [
    [headers.etag, 206],
    [headers['last-modified'], 206],
    ['"other"', 200],
  ] as const) {
    const response = await request('/storage/anthem.mp3', { headers: { range, 'if-range': String(held) } });
    expect([held, response.statusCode]).toEqual([held, status]);
  }
});

test('no path leads outside the storage, or to a hidden or missing file', async () => {
  const { app, dataDir } = await withFiles();
  await writeFile(join(dataDir, 'outside.webp'), 'outside');
  await writeFile(join(dataDir, 'storage', '.hidden.webp'), 'hidden');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const names = [
    'nothing.webp',
    '',
    'covers',
    'covers/',
    '.hidden.webp',
    '../outside.webp',
    'covers/../../outside.webp',
    '%2e%2e/outside.webp',
    '..%2foutside.webp',
    '..%5coutside.webp',
    '%2e%2e%2foutside.webp',
    '%252e%252e%252foutside.webp',
    'covers%2fdesk-960x600.webp',
    'covers//desk-960x600.webp',
    './covers/desk-960x600.webp',
    'covers/desk-960x600.webp%00',
    'covers/desk-960x600.webp%00.png',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    'covers\\desk-960x600.webp',
    `${'x'.repeat(900)}.webp`,
    `${'x/'.repeat(3000)}y.webp`,
  ];
  for (const name of names) {
    const result = await rawRequest(app.server.address(), `/storage/${name}`);
    expect([name, result.status, result.body]).toEqual([name, 404, { message: 'لا شيء على هذا العنوان.' }]);
  }
});

/** Sends the path unchanged: `inject` and `fetch` would normalize it. */
async function rawRequest(
  address: unknown,
  path: string,
): Promise<{ status: number | undefined; body: unknown }> {
  const { port } = address as { port: number };
  const sent = http.request({ host: '127.0.0.1', port, path, agent: false }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, body: await json(response) };
}

test('an aborted download leaves no file open', async () => {
  const { app, dataDir, services } = await withFiles();
  await services.storage.put('long.mp3', Buffer.alloc(20_000_000));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const visits = Array.from({ length: 20 }, async (_, index) => {
    const visit = http.request({ port, path: '/storage/long.mp3', method: index % 2 ? 'GET' : 'HEAD' }).end();
    const [result] = (await once(visit, 'response')) as [IncomingMessage];
    result.destroy();
  });
  await Promise.all(visits);
  await expect.poll(() => openFiles(dataDir), { message: 'files still open' }).toEqual([]);
});

/** Files below a folder that this process has open (from Linux's /proc). */
function openFiles(folder: string): string[] {
  const held = readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return [readlinkSync(`/proc/self/fd/${descriptor}`)];
    } catch {
      return [];
    }
  });
  return held.filter((file) => file.startsWith(join(folder, 'storage')));
}
