import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { decodeHeic } from '#server/services/files/heic/decode-heic.ts';
import { form } from '#tests/requests/form.ts';
import { phoneBomb, phonePhotograph, pictureOf } from '#tests/requests/pictures.ts';
import { testApp } from '#tests/sites/test-app.ts';

async function uploading() {
  const site = await testApp();
  const { call } = await site.signIn();
  const upload = async (bytes: Uint8Array) =>
    call(
      '/api/files',
      await form({ kind: 'picture', file: { bytes, name: 'IMG_0001.HEIC', type: 'image/heic' } }),
    );
  return { ...site, call, upload };
}

const damaged = 'The picture could not be read: it is damaged or was cut short.';

test('a photograph of a phone is stored upright, in the colours of the web, without its place and author', async () => {
  const { call, upload } = await uploading();
  const original = await phonePhotograph();
  expect(original.includes('marker-artist')).toBe(true);
  const response = await upload(original);
  expect([response.statusCode, response.json()]).toEqual([
    201,
    expect.objectContaining({ width: 100, height: 120, file: expect.stringMatching(/-100x120\.webp$/) }),
  ]);
  const { rawPayload } = await call(`/storage/${response.json().file}`);
  const { format, icc, exif, xmp, orientation } = await pictureOf(rawPayload);
  expect([format, icc, exif, xmp, orientation]).toEqual(['webp', undefined, undefined, undefined, undefined]);
  const pixels = await sharp(rawPayload).removeAlpha().raw().toBuffer();
  for (const [x, y, colour] of [
    [8, 8, [0, 163, 56]],
    [80, 20, [219, 41, 39]],
    [50, 100, [33, 62, 187]],
  ] as const) {
    const start = (y * 100 + x) * 3;
    const found = [...pixels.subarray(start, start + 3)];
    const differences = found.map((value, index) => Math.abs(value - (colour[index] ?? 0)));
    expect(Math.max(...differences), `${found.join(' ')} at ${x}, ${y}`).toBeLessThan(10);
  }
});

test.each<[string, () => Promise<Buffer>, string]>([
  ['without its second half', async () => (await phonePhotograph()).subarray(0, 880), damaged],
  ['without its last tile', async () => (await phonePhotograph()).subarray(0, -200), damaged],
  ['of a signature alone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), damaged],
  [
    'of noise behind a signature',
    async () => Buffer.concat([(await phonePhotograph()).subarray(0, 24), Buffer.alloc(9_000, 7)]),
    damaged,
  ],
  ['of noise for its tiles', async () => (await phonePhotograph()).fill(7, 1_100), damaged],
  ['of no bytes', async () => Buffer.of(), 'Please choose a file.'],
  [
    'of 3,600 megapixels',
    async () => phoneBomb({ width: 60_000, height: 60_000 }),
    'The picture has more than 50 megapixels.',
  ],
  ['larger than its tiles', async () => phoneBomb({ width: 7_000, height: 7_000 }), damaged],
])('a HEIC %s is refused, and nothing is stored', async (_name, make, message) => {
  const { upload, dataDir } = await uploading();
  const response = await upload(await make());
  expect([response.statusCode, response.json().message]).toEqual([422, message]);
  expect(await readdir(join(dataDir, 'storage'), { recursive: true }).catch(() => [])).toEqual([]);
});

test.each([
  ['time', { timeoutMs: 1 }],
  ['memory', { maxMemory: 20_000_000 }],
])('a HEIC that takes more %s than is allowed is refused', async (_name, limit) => {
  const large = Buffer.concat([await phonePhotograph(), Buffer.alloc(19_000_000)]);
  const work = decodeHeic(large, { maxPixels: 50_000_000, ...limit });
  await expect(work).rejects.toMatchObject({ code: 'invalid', key: 'image.tooComplex' });
});

test('a picture of a general brand is decoded by the brands beside it', async () => {
  const { upload } = await uploading();
  const general = (bytes: Buffer) =>
    Buffer.concat([bytes.subarray(0, 8), Buffer.from('mif1'), bytes.subarray(12)]);
  const avif = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#fff' } })
    .avif()
    .toBuffer();
  expect((await upload(general(avif))).json()).toMatchObject({ width: 40, height: 30 });
  expect((await upload(general(await phonePhotograph()))).json()).toMatchObject({ width: 100, height: 120 });
});
