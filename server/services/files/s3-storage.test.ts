import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type TestStore, testStore } from '#tests/databases/object-store.ts';
import { breakable } from '#tests/network/breakable.ts';
import { form } from '#tests/requests/form.ts';
import { photograph } from '#tests/requests/pictures.ts';
import { plainPages } from '#tests/requests/plain-pages.ts';
import { draft, testApp } from '#tests/sites/test-app.ts';
import type { Services } from '../../composition.ts';
import { servePages } from '../../http/pages/page-renderer.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

const day = 24 * 60 * 60 * 1000;

/** A site with its files in the store, over a connection that can be cut. */
async function onStore({ store = testStore(), now = Date.now, cutAfterFind = false } = {}) {
  const way = await breakable(String(store.endpoint));
  const site = await testApp({
    now,
    config: { store: { ...store, endpoint: way.url } },
    change: (services) => (cutAfterFind ? withBreak(services, way.cut) : services),
    web: (app, services) =>
      servePages(app, {
        services,
        publicUrl: 'http://localhost',
        built: true,
        createHandler: async () => plainPages,
      }),
  });
  const upload = async (bytes: Uint8Array, kind = 'picture') =>
    (await site.signIn()).call('/api/files', await form({ kind, file: bytes }));
  return { ...site, ...way, store, upload };
}

/** The same, with a connection that breaks once a file was found. */
function withBreak(services: Services, cut: () => Promise<void>): Pick<Services, 'storage'> {
  const find: Storage['find'] = async (path) => {
    const file = await services.storage.find(path);
    await cut();
    return file;
  };
  return { storage: { ...services.storage, find } };
}

describe('a site with its files in a store', () => {
  test('stores uploads with their variants, and serves both', async () => {
    const { request, services, store, upload } = await onStore();
    const made = await upload(await photograph({ width: 1000, height: 500 }));
    expect(made.statusCode).toBe(201);
    const { file, bytes } = made.json();
    await services.images.idle();
    const small = await request(`/storage/${file.replace('.webp', '.480.avif')}`);
    expect([small.statusCode, small.headers['content-type']]).toEqual([200, 'image/avif']);
    const complete = await request(`/storage/${file}`);
    expect([complete.statusCode, complete.rawPayload.length]).toEqual([200, bytes]);
    expect(complete.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes),
      'content-type': 'image/webp',
    });
    const { etag, 'last-modified': modified } = complete.headers;
    for (const held of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(modified) }]) {
      expect((await request(`/storage/${file}`, { headers: held })).statusCode).toBe(304);
    }
    const part = await request(`/storage/${file}`, {
      headers: { range: 'bytes=10-19', 'if-range': String(etag) },
    });
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes}`]);
    expect(part.rawPayload.equals(complete.rawPayload.subarray(10, 20))).toBe(true);
    const head = await request(`/storage/${file}`, { method: 'HEAD' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(bytes), '']);
    expect((await request('/storage/images/none.webp')).statusCode).toBe(404);
    const others = createStorage({ dataDir: '/nowhere', store: { ...store, prefix: `${store.prefix}a/` } });
    expect([await others.list(''), await others.has(file)]).toEqual([[], false]);
  });

  test('fills an empty store with the sample, encodes missing variants, and removes unused files', async () => {
    const { services, store } = await onStore({ now: () => Date.now() + 2 * day });
    await services.sample.load();
    const sample = await services.storage.list('');
    await services.images.stop();
    const { file: used } = await services.images.save(await photograph({ width: 100, height: 50 }));
    const { file: unused } = await services.files.save('document', Buffer.from('%PDF-1.7 unused'));
    await services.content.create('articles', { ...draft('A'), image: used });
    const later = await onStore({ store, now: () => Date.now() + 2 * day });
    await later.services.content.create('articles', { ...draft('A'), image: used });
    await later.services.cleanUp();
    await later.services.images.idle();
    const left = (await later.services.storage.list('')).map(({ path }) => path);
    expect(left).not.toContain(unused);
    expect(left.toSorted()).toEqual(
      [
        // The second database names none of the items' files
        ...sample.map(({ path }) => path).filter((path) => !path.startsWith('attachments/')),
        used,
        used.replace('.webp', '.100.avif'),
        used.replace('.webp', '.share.jpg'),
      ].toSorted(),
    );
    expect(sample.length).toBeGreaterThan(100);
  });

  test('loses nothing while the store is unavailable, and continues after', async () => {
    const { request, cut, log, mend, services, upload } = await onStore();
    const { file } = (await upload(Buffer.from('%PDF-1.7 the first'), 'document')).json();
    expect((await request('/en')).statusCode).toBe(200);
    await cut();
    const gone = await request(`/storage/${file}`);
    expect([gone.statusCode, gone.headers['retry-after'], gone.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect((await request('/readyz')).statusCode).toBe(503);
    expect([(await request('/en')).statusCode, (await request('/api/articles')).statusCode]).toEqual([
      200, 200,
    ]);
    const refused = await upload(Buffer.from('%PDF-1.7 the second'), 'document');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(refused.json()).toEqual({
      message: 'The service is not available right now. Please try again later.',
    });
    await expect(services.storage.list('')).rejects.toMatchObject({ code: 'unavailable' });
    // Cleanup jobs without the store still run
    const unavailable = expect.objectContaining({ code: 'unavailable' });
    await expect(services.cleanUp()).rejects.toMatchObject({
      errors: Array.from({ length: 5 }, () => unavailable),
    });
    await mend();
    expect((await request('/readyz')).statusCode).toBe(200);
    expect((await request(`/storage/${file}`)).body).toBe('%PDF-1.7 the first');
    expect((await upload(Buffer.from('%PDF-1.7 the second'), 'document')).statusCode).toBe(201);
    expect(log.join('')).not.toContain('a call failed');
  });

  test('responds 503 if the store fails after it found a file', async () => {
    const { request, services } = await onStore({ cutAfterFind: true });
    await services.storage.put('long.mp3', Buffer.alloc(100_000));
    const response = await request('/storage/long.mp3', { headers: { range: 'bytes=0-9' } });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5']);
    expect(response.json()).toEqual({
      message: 'The service is not available right now. Please try again later.',
    });
    expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
    for (const name of ['content-range', 'etag', 'last-modified'])
      expect(response.headers).not.toHaveProperty(name);
  });
});

describe('a visitor', () => {
  test('who aborts a download leaves no connection to the store', async () => {
    const { app, services, url } = await onStore();
    await services.storage.put('long.mp3', Buffer.alloc(20_000_000));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const visit = async () => {
      const sent = http.request({ port, path: '/storage/long.mp3', agent: false }).end();
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      return response;
    };
    const visits = await Promise.all(Array.from({ length: 20 }, visit));
    await expect.poll(() => unread(url), { message: 'held up' }).toBe(20);
    for (const response of visits) response.destroy();
    await expect.poll(() => unread(url), { message: 'still held up' }).toBe(0);
    const complete = await visit();
    expect((await complete.toArray()).reduce((sum, chunk) => sum + chunk.length, 0)).toBe(20_000_000);
  });

  test('is disconnected if the store fails in the middle, and the site continues', async () => {
    const { app, request, cut, mend, services } = await onStore();
    await services.storage.put('long.mp3', Buffer.alloc(20_000_000));
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const sent = http.request({ port, path: '/storage/long.mp3', agent: false }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    await cut();
    await expect(response.toArray()).rejects.toThrow('aborted');
    await mend();
    expect((await request('/storage/long.mp3')).rawPayload.length).toBe(20_000_000);
  });
});

/** Number of local connections to a URL with unread data (from Linux's /proc). */
function unread(url: string): number {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , remote = '', state, ,]) => remote.endsWith(`:${port}`) && state === '01')
    .filter((fields) => !fields[4]?.endsWith(':00000000')).length;
}

describe('a start', () => {
  test.each<[string, Partial<TestStore>, string]>([
    ['a bucket that is not there', { bucket: 'no-such-bucket' }, 'has no bucket no-such-bucket'],
    ['a key that the store does not know', { keyId: 'diwan:nobody' }, 'does not let AWS_ACCESS_KEY_ID'],
    [
      'a wrong key',
      { key: { reveal: () => 'marker' } as TestStore['key'] },
      'does not let AWS_ACCESS_KEY_ID',
    ],
  ])('with %s ends in one line', async (_name, wrong, line) => {
    const storage = createStorage({ dataDir: '/nowhere', store: { ...testStore(), ...wrong } });
    await expect(storage.open()).rejects.toThrow(line);
    await expect(storage.open()).rejects.not.toThrow('marker');
    expect(await storage.ready()).toBe(false);
  });
});
