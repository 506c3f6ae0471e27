import { createReadStream } from 'node:fs';
import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { testStore } from '#tests/databases/object-store.ts';
import { createStorage } from './create-storage.ts';
import type { Storage } from './storage.ts';

async function inFolder() {
  const folder = await temporaryFolder();
  return { folder, root: join(folder, 'storage'), storage: createStorage({ dataDir: folder }) };
}

const inStore = async () => ({ storage: createStorage({ dataDir: '/nowhere', store: testStore() }) });

async function read(storage: Storage, path: string): Promise<string | undefined> {
  const file = await storage.find(path);
  return file && text(file.read());
}

const names = [
  '../outside.webp',
  'covers/../../outside.webp',
  '/etc/outside.webp',
  '.hidden.webp',
  'covers/.hidden.webp',
  'covers//a.webp',
  'covers\\a.webp',
  'a.webp\0.webp',
  'صورة.webp',
  'page.html',
  'drawing.svg',
  'no-type',
  '',
];

describe.each<[string, () => Promise<{ storage: Storage }>]>([
  ['a folder', inFolder],
  ['an S3-compatible store', inStore],
])('files in %s', (_place, made) => {
  test('are returned unchanged, with size, type and timestamp', async () => {
    const { storage } = await made();
    await storage.open();
    expect(await storage.ready()).toBe(true);
    const before = Date.now();
    await storage.put('documents/conduct-ar.pdf', Buffer.from('نصّ'));
    const file = await storage.find('documents/conduct-ar.pdf');
    expect(file).toMatchObject({ bytes: 6, type: 'application/pdf', tag: expect.stringMatching(/^[\w-]+$/) });
    // File systems and stores have coarser timestamps than the clock.
    expect(file && Math.abs(file.modified.getTime() - before)).toBeLessThan(60_000);
    expect(file && (await text(file.read()))).toBe('نصّ');
  });

  test('are read by range, and replaced atomically', async () => {
    const { storage } = await made();
    await storage.put('a.webp', Buffer.from('a longer first text'));
    const first = await storage.find('a.webp');
    expect(first && (await text(first.read({ start: 2, end: 7 })))).toBe('longer');
    await storage.put('a.webp', Buffer.from('second'));
    const second = await storage.find('a.webp');
    expect(await read(storage, 'a.webp')).toBe('second');
    expect(second?.tag).not.toBe(first?.tag);
  });

  test('are streamed in and out, and only stored with the stated size', async () => {
    const { storage } = await made();
    const long = Buffer.alloc(3_000_000, 'long ');
    const source = join(await temporaryFolder(), 'source');
    await writeFile(source, long);
    await storage.put('long.mp3', { bytes: long.length, content: createReadStream(source) });
    const file = await storage.find('long.mp3');
    expect(file && (await buffer(file.read())).equals(long)).toBe(true);
    for (const bytes of [long.length - 1, long.length + 1]) {
      const put = storage.put('other.mp3', { bytes, content: createReadStream(source) });
      await expect(put).rejects.toThrow(`A file of ${bytes} bytes`);
    }
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('its source is broken');
      })(),
    );
    await expect(storage.put('other.mp3', { bytes: 8, content: broken })).rejects.toThrow('source is broken');
    expect(await storage.has('other.mp3')).toBe(false);
  });

  test('are listed by folder, and removed if old enough', async () => {
    const { storage } = await made();
    expect(await storage.list('images')).toEqual([]);
    const many = Array.from({ length: 45 }, (_, index) => `images/many/${index}.webp`);
    const inImages = ['images/a.webp', 'images/deep/b.webp', ...many];
    await Promise.all(
      [...inImages, 'c.webp', 'images-of-others/d.webp'].map((path) => storage.put(path, Buffer.from('x'))),
    );
    const paths = async (folder: string) => (await storage.list(folder)).map(({ path }) => path).toSorted();
    expect(await paths('images')).toEqual(inImages.toSorted());
    expect(await paths('')).toEqual([...inImages, 'c.webp', 'images-of-others/d.webp'].toSorted());
    expect(await storage.has('images/a.webp')).toBe(true);
    await storage.remove('images/a.webp', new Date(0));
    expect(await storage.has('images/a.webp')).toBe(true);
    await storage.remove('images/a.webp', new Date(Date.now() + 60_000));
    await storage.remove('images/missing.webp', new Date());
    expect([await storage.has('images/a.webp'), await storage.has('images')]).toEqual([false, false]);
  });

  test('have no overlong name', async () => {
    const { storage } = await made();
    expect(await storage.find(`${'a/'.repeat(2_000)}a.webp`)).toBeUndefined();
    expect(await storage.has(`${'a'.repeat(300)}.webp`)).toBe(false);
  });

  test.each(names)('have no name like %j', async (path) => {
    const { storage } = await made();
    expect(await storage.find(path)).toBeUndefined();
    await expect(storage.put(path, Buffer.from('x'))).rejects.toThrow('Not a name for a stored file');
  });
});

describe('a folder of files', () => {
  test('contains and lists nothing else', async () => {
    const { root, storage } = await inFolder();
    await storage.put('a.webp', Buffer.from('first'));
    await storage.put('a.webp', Buffer.from('second'));
    expect(await readdir(root)).toEqual(['a.webp']);
    await writeFile(join(root, '.half'), 'not whole yet');
    expect((await storage.list('')).map(({ path }) => path)).toEqual(['a.webp']);
  });

  test.each(names)('serves nothing for the name %j', async (path) => {
    const { folder, root, storage } = await inFolder();
    await mkdir(join(root, 'covers'), { recursive: true });
    for (const place of [
      'outside.webp',
      'storage/.hidden.webp',
      'storage/covers/.hidden.webp',
      'storage/page.html',
    ]) {
      await writeFile(join(folder, place), 'not to be served');
    }
    expect(await storage.find(path)).toBeUndefined();
  });

  test.each(['missing.webp', 'covers', 'folder.webp', 'file.webp/inner.webp', `${'a'.repeat(300)}.webp`])(
    'has no file at %j',
    async (path) => {
      const { root, storage } = await inFolder();
      await mkdir(join(root, 'folder.webp'), { recursive: true });
      await writeFile(join(root, 'file.webp'), '');
      expect(await storage.find(path)).toBeUndefined();
    },
  );

  test('does not follow a link that leads outside', async () => {
    const { folder, root, storage } = await inFolder();
    await mkdir(root);
    await writeFile(join(folder, 'secret'), 'not to be served');
    await symlink(join(folder, 'secret'), join(root, 'link.webp'));
    expect(await storage.find('link.webp')).toBeUndefined();
  });
});
