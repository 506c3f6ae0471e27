import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as limits from '#shared/limits.ts';
import { form } from '#tests/requests/form.ts';
import { bomb, photograph, svg } from '#tests/requests/pictures.ts';
import { galleryCall, gallerySite } from '#tests/sites/gallery-site.ts';

type Fields = Parameters<typeof form>[0];

const notStored = 'This picture is not stored on the site. Please choose it again.';
const undescribed = 'This does not describe the picture.';

test.each<[string, () => Fields | Promise<Fields>, number, string | undefined, string]>([
  [
    'no picture',
    () => ({ alt_en: 'A cup' }),
    422,
    'file',
    'Please choose a picture: a file, or one of the library.',
  ],
  ['an empty file', () => ({ file: Buffer.of() }), 422, 'file', 'This file is empty.'],
  ['a file that is no picture', () => ({ file: Buffer.from('%PDF-1.7') }), 415, undefined, 'Only JPEG, PNG'],
  ['a drawing with a script', () => ({ file: svg }), 415, undefined, 'Only JPEG, PNG'],
  [
    'too many pixels',
    async () => ({ file: await bomb({ width: 20_000, height: 20_000 }) }),
    422,
    undefined,
    'megapixels',
  ],
  [
    'too many bytes',
    () => ({ file: Buffer.alloc(limits.fileBytes + 1) }),
    413,
    undefined,
    'The file is larger than 20 MB.',
  ],
  [
    'a picture that is not in the library',
    () => ({ image: 'images/0123456789abcdef-9x9.webp' }),
    422,
    'image',
    notStored,
  ],
  [
    'a picture of another host',
    () => ({ image: 'https://elsewhere.example/storage/a-9x9.webp' }),
    422,
    'image',
    notStored,
  ],
  ['a path that leads out', () => ({ image: '../../etc/passwd' }), 422, 'image', notStored],
  [
    'a path that leads out and back',
    () => ({ image: 'images/../images/0123456789abcdef-9x9.webp' }),
    422,
    'image',
    notStored,
  ],
  [
    'two pictures',
    async () => ({ file: await photograph(), image: 'images/a' }),
    422,
    'image',
    'Please choose either a file or',
  ],
  [
    'a file’s name as text',
    async () => ({ file: await photograph(), alt_en: 'IMG_2041.jpg' }),
    422,
    'alt_en',
    undescribed,
  ],
  [
    'the word for a picture as text',
    async () => ({ file: await photograph(), alt_ar: 'صورة' }),
    422,
    'alt_ar',
    undescribed,
  ],
  [
    'a text for a decorative picture',
    async () => ({ file: await photograph(), alt_ar: 'فريق', decorative: 'true' }),
    422,
    'alt_ar',
    'A decorative picture has no alternative text.',
  ],
  [
    'another word for decorative',
    async () => ({ file: await photograph(), decorative: 'maybe' }),
    422,
    'decorative',
    'Decorative is either true or false.',
  ],
  [
    'a caption of a page',
    async () => ({ file: await photograph(), caption_en: 'x'.repeat(limits.captionCharacters + 1) }),
    422,
    'caption_en',
    'A caption has at most 300 characters.',
  ],
])(
  '%s: refused in both languages, and nothing of it is stored',
  async (_name, fields, status, field, message) => {
    const { add, call, publicGallery, dataDir } = await gallerySite();
    const given = await fields();
    const response = await add(given);
    const { errors, message: found } = response.json();
    expect([response.statusCode, field ? errors[field][0] : found]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    const sent = await form(given);
    const arabic = await call(galleryCall, {
      ...sent,
      headers: { ...sent.headers, 'accept-language': 'ar' },
    });
    expect(arabic.json().message).toMatch(/[\u0600-\u06FF]/);
    expect(await publicGallery()).toEqual([]);
    expect(await readdir(join(dataDir, 'storage/images')).catch(() => [])).toEqual([]);
  },
);

test('a change that is refused changes nothing', async () => {
  const { add, put, call, picture, publicGallery, services } = await gallerySite();
  const image = await picture();
  await add({ image, alt_en: 'A cup' });
  const before = await publicGallery();
  const refused: [Fields, number][] = [
    [{ position: '0' }, 422],
    [{ file: Buffer.of() }, 422],
    [{ position: '1.5' }, 422],
    [{ alt_en: 'a.jpg' }, 422],
    [{ image: 'images/../a-1x1.webp' }, 422],
    [{ decorative: 'true', alt_en: 'A cup' }, 422],
  ];
  for (const [fields, status] of refused) expect((await put(1, fields)).statusCode).toBe(status);
  expect((await put(2, { caption_en: 'A' })).statusCode).toBe(404);
  expect((await call(`${galleryCall}/x`, { method: 'DELETE' })).statusCode).toBe(404);
  expect((await call('/api/items/sports-news/9/gallery')).statusCode).toBe(404);
  expect(await publicGallery()).toEqual(before);
  expect((await services.publishing.history('sports-news', 1)).events).toHaveLength(1);
  // Beyond the last place is the last one
  expect((await put(1, { position: '99' })).statusCode).toBe(200);
  const elsewhere = await add({ image }, '/api/items/tenders/1/gallery');
  expect([elsewhere.statusCode, elsewhere.json().message]).toEqual([
    409,
    'Items of this section have no gallery.',
  ]);
});

test('a connection that is lost in the middle of an upload leaves nothing', async () => {
  const { app, signIn, publicGallery, dataDir } = await gallerySite();
  const { token } = await signIn();
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const { headers, payload } = await form({ file: await photograph({ width: 900, height: 900 }) });
  const closed = new Promise((resolve) =>
    app.server.once('connection', (each) => each.once('close', resolve)),
  );
  const socket = createConnection(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      `POST ${galleryCall} HTTP/1.1`,
      'host: localhost',
      `authorization: Bearer ${token}`,
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(payload.subarray(0, payload.length / 2));
  socket.end();
  await closed;
  expect(await publicGallery()).toEqual([]);
  expect(await readdir(join(dataDir, 'storage/images')).catch(() => [])).toEqual([]);
});
