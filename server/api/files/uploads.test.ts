import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import { form } from '#tests/requests/form.ts';
import {
  bomb,
  gif,
  noisyPhotograph,
  photograph,
  pictureOf,
  plainPng,
  svg,
  turnedPhotograph,
} from '#tests/requests/pictures.ts';
import { testApp } from '#tests/sites/test-app.ts';

async function uploading() {
  const site = await testApp();
  const { call } = await site.signIn();
  const upload = async (bytes: Uint8Array, { kind = 'picture', name = 'a.jpg', type = 'image/jpeg' } = {}) =>
    call('/api/files', await form({ kind, file: { bytes, name, type } }));
  const stored = () =>
    readdir(join(site.dataDir, 'storage'), { recursive: true }).catch(() => [] as string[]);
  return { ...site, call, upload, stored };
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1);

const notTaken = 'Only JPEG, PNG, WebP, AVIF and HEIC pictures are taken.';
const damaged = 'The picture could not be read: it is damaged or was cut short.';

test.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
  ['an SVG', () => svg, 415, notTaken],
  ['a GIF', gif, 415, notTaken],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415, notTaken],
  ['a page that begins as a GIF', () => Buffer.from('GIF89a/*<script>alert(1)</script>*/'), 415, notTaken],
  ['a PDF', () => Buffer.from('%PDF-1.7\n%%EOF'), 415, notTaken],
  [
    'a JPEG that was cut short',
    async () => half(await photograph({ width: 400, height: 300 })),
    422,
    damaged,
  ],
  ['a PNG that was cut short', async () => half(await plainPng({ width: 90, height: 90 })), 422, damaged],
  ['noise that begins as a JPEG', () => Buffer.from('ffd8ffe000104a464946deadbeef', 'hex'), 422, damaged],
  ['a bomb', () => bomb({ width: 60_000, height: 60_000 }), 422, 'The picture has more than 50 megapixels.'],
  [
    'a bomb of one line',
    () => bomb({ width: 2_000_000, height: 26 }),
    422,
    'The picture has more than 50 megapixels.',
  ],
])('%s is refused, and nothing is stored', async (_name, make, status, message) => {
  const { upload, stored } = await uploading();
  const response = await upload(await make(), { type: 'image/png', name: 'picture.png' });
  expect([response.statusCode, response.json()]).toEqual([status, { message }]);
  expect(await stored()).toEqual([]);
});

test('a file over 20 MB is refused', async () => {
  const { upload, stored } = await uploading();
  const picture = await photograph();
  const large = await upload(Buffer.concat([picture, Buffer.alloc(20 * 1024 * 1024)]));
  expect([large.statusCode, large.json()]).toEqual([413, { message: 'The file is larger than 20 MB.' }]);
  expect(await stored()).toEqual([]);
});

test.each(['<script>alert(1)</script>', 'PK\u0003\u0004 a zip'])(
  'a picture with %j behind it is stored as the picture alone',
  async (tail) => {
    const { upload, call } = await uploading();
    const response = await upload(Buffer.concat([await photograph(), Buffer.from(tail)]));
    expect(response.statusCode).toBe(201);
    const file = await call(`/storage/${response.json().file}`);
    expect(file.rawPayload.includes(tail)).toBe(false);
    expect(file.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
    expect(await pictureOf(file.rawPayload)).toMatchObject({ format: 'webp', width: 64, height: 48 });
  },
);

test('a picture is rotated upright, and its place and author are discarded', async () => {
  const { upload, call } = await uploading();
  const original = await turnedPhotograph({ width: 80, height: 40 });
  expect((await pictureOf(original)).exif?.includes('marker-artist')).toBe(true);
  const { file, width, height } = (await upload(original)).json();
  expect([width, height]).toEqual([40, 80]);
  const { rawPayload } = await call(`/storage/${file}`);
  const stored = await pictureOf(rawPayload);
  expect(stored).toMatchObject({ width: 40, height: 80 });
  expect([stored.exif, stored.xmp, stored.orientation]).toEqual([undefined, undefined, undefined]);
  expect(rawPayload.includes('marker-artist')).toBe(false);
});

test('an upload’s file name is discarded, and the same picture is stored once', async () => {
  const { upload, stored, services } = await uploading();
  const picture = await photograph();
  const names = [
    '../../../etc/passwd.jpg',
    '..\\..\\a.jpg',
    '/etc/a.jpg',
    'x.svg',
    'صورة.jpg',
    'a\u0000.html',
  ];
  const files = new Set<string>();
  for (const name of names) files.add((await upload(picture, { name, type: 'text/html' })).json().file);
  expect([...files]).toEqual([expect.stringMatching(/^images\/[0-9a-f]{16}-64x48\.webp$/)]);
  await services.images.idle();
  expect((await stored()).toSorted()).toEqual([
    'images',
    [...files][0]?.replace('.webp', '.64.avif'),
    [...files][0]?.replace('.webp', '.share.jpg'),
    [...files][0],
  ]);
});

test('a large picture is stored 1920 pixels wide, with the variants that pages request', async () => {
  const { upload, call, services } = await uploading();
  const { file, width, height } = (await upload(await photograph({ width: 2400, height: 1200 }))).json();
  expect([width, height]).toEqual([1920, 960]);
  await services.images.idle();
  const stem = `/storage/${file.replace('.webp', '')}`;
  for (const [name, type, across] of [
    [`${stem}.480.webp`, 'image/webp', 480],
    [`${stem}.480.avif`, 'image/avif', 480],
    [`${stem}.1280.webp`, 'image/webp', 1280],
    [`${stem}.1920.avif`, 'image/avif', 1920],
    [`${stem}.share.jpg`, 'image/jpeg', 1200],
  ] as const) {
    const variant = await call(name);
    expect([variant.statusCode, variant.headers['content-type']]).toEqual([200, type]);
    expect(variant.headers['cache-control']).toContain('immutable');
    expect((await pictureOf(variant.rawPayload)).width).toBe(across);
  }
  expect((await call(`${stem}.1920.webp`)).statusCode, 'which is the picture itself').toBe(404);
});

test('the picture for shared links is light, whatever the picture is', async () => {
  const { upload, call, services } = await uploading();
  const { file } = (await upload(await noisyPhotograph({ width: 1300, height: 900 }))).json();
  await services.images.idle();
  const shared = await call(`/storage/${file.replace('.webp', '.share.jpg')}`);
  expect(await pictureOf(shared.rawPayload)).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(shared.rawPayload.length).toBeLessThanOrEqual(limits.sharePictureBytes);
});

test('until the picture for shared links is made, the site’s own stands in for it', async () => {
  const { upload, call, services } = await uploading();
  const { file: own } = (await upload(await photograph({ width: 1200, height: 700 }))).json();
  await services.images.idle();
  const { identity } = await services.settings.all();
  await services.settings.save('identity', { ...identity, shareImage: { ar: own, en: '' } });
  await services.images.stop();
  const { file } = (await upload(await photograph({ width: 1000, height: 500 }))).json();
  const meanwhile = await call(`/storage/${file.replace('.webp', '.share.jpg')}`);
  expect([meanwhile.statusCode, meanwhile.headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(meanwhile.headers['cache-control']).toBe('no-cache');
  const ofSite = await call(`/storage/${own.replace('.webp', '.share.jpg')}`);
  expect(meanwhile.rawPayload.equals(ofSite.rawPayload)).toBe(true);
  // The same of what is closed, and of a picture that is a JPEG itself
  await services.storage.put('share/ar-12x6.jpg', Buffer.from('x'));
  for (const path of [file.replace('.webp', '.closed-ar.share.jpg'), 'share/ar-12x6.closed-en.share.jpg']) {
    const closed = await call(`/storage/${path}`);
    expect([closed.statusCode, closed.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(closed.rawPayload.equals(ofSite.rawPayload)).toBe(true);
  }
  expect((await call('/storage/share/none-12x6.closed-en.share.jpg')).statusCode).toBe(404);
});

test('until a variant exists, the picture itself is sent in its place, uncached', async () => {
  const { upload, call, services } = await uploading();
  await services.images.stop();
  const { file } = (await upload(await photograph({ width: 1000, height: 500 }))).json();
  const variant = `/storage/${file.replace('.webp', '.480.avif')}`;
  const meanwhile = await call(variant);
  expect([meanwhile.statusCode, meanwhile.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(meanwhile.headers['cache-control']).toBe('no-cache');
  expect((await call(`/storage/${file.replace('.webp', '.481.avif')}`)).statusCode).toBe(404);
});

test('recordings and documents are recognised by their content', async () => {
  const { upload, call } = await uploading();
  const pdf = Buffer.from('%PDF-1.7\nإلخ\n%%EOF');
  const made = await upload(pdf, { kind: 'document', name: 'code.pdf', type: 'text/html' });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    { file: expect.stringMatching(/^documents\/[0-9a-f]{16}\.pdf$/), bytes: pdf.length },
  ]);
  expect((await call(`/storage/${made.json().file}`)).rawPayload.equals(pdf)).toBe(true);
  const mp3 = await upload(Buffer.from('ID3\u0004 a song'), { kind: 'recording' });
  expect(mp3.json().file).toMatch(/^recordings\/[0-9a-f]{16}\.mp3$/);
  for (const [bytes, kind, message] of [
    [await photograph(), 'document', 'Only PDF documents are taken.'],
    [pdf, 'recording', 'Only MP3 and Ogg recordings are taken.'],
    [svg, 'document', 'Only PDF documents are taken.'],
  ] as const) {
    const refused = await upload(bytes, { kind });
    expect([refused.statusCode, refused.json()]).toEqual([415, { message }]);
  }
  const page = Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>\n%%EOF');
  expect((await upload(page, { kind: 'document' })).statusCode).toBe(415);
  const script = Buffer.from('%PDF-1.7\n1 0 obj\n<</OpenAction<</S/JavaScript/JS(x)>>>>\nendobj\n%%EOF');
  const refused = await upload(script, { kind: 'document' });
  expect([refused.statusCode, refused.json().errors.file[0]]).toEqual([
    422,
    expect.stringMatching(/^This PDF holds a script/),
  ]);
  const named = Buffer.from('%PDF-1.7\n1 0 obj\n<</Author (Rana)/Producer (x)>>\nendobj\n%%EOF');
  expect((await upload(named, { kind: 'document' })).json()).toMatchObject({ author: 'Rana' });
  expect((await upload(pdf, { kind: 'program' })).statusCode).toBe(422);
  const none = await call('/api/files', await form({ kind: 'picture' }));
  expect([none.statusCode, none.json().errors]).toEqual([422, { file: ['Please choose a file.'] }]);
});
