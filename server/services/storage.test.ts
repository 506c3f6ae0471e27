import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases.ts';
import { createFileStorage } from './storage.ts';

async function madeStorage() {
  const folder = await temporaryFolder();
  const root = join(folder, 'storage');
  return { folder, root, storage: createFileStorage(root) };
}

async function read(
  storage: ReturnType<typeof createFileStorage>,
  path: string,
): Promise<string | undefined> {
  const file = await storage.find(path);
  return file && text(file.read());
}

describe('the storage', () => {
  test('gives back what was put, with its size, type and moment', async () => {
    const { storage } = await madeStorage();
    const before = Date.now();
    await storage.put('documents/conduct-ar.pdf', Buffer.from('نصّ'));
    const file = await storage.find('documents/conduct-ar.pdf');
    expect(file).toMatchObject({ bytes: 6, type: 'application/pdf' });
    // File systems keep moments a little more coarsely than the clock.
    expect(file && Math.abs(file.modified.getTime() - before)).toBeLessThan(60_000);
    expect(file && (await text(file.read()))).toBe('نصّ');
  });

  test('replaces a file whole and leaves nothing beside it', async () => {
    const { root, storage } = await madeStorage();
    await storage.put('a.webp', Buffer.from('a longer first text'));
    await storage.put('a.webp', Buffer.from('second'));
    expect(await read(storage, 'a.webp')).toBe('second');
    expect(await readdir(root)).toEqual(['a.webp']);
  });

  test('lists the files of a folder, and removes those that are old enough', async () => {
    const { root, storage } = await madeStorage();
    expect(await storage.list('images')).toEqual([]);
    for (const path of ['images/a.webp', 'images/deep/b.webp', 'c.webp']) {
      await storage.put(path, Buffer.from('x'));
    }
    await writeFile(join(root, 'images', '.half'), 'not whole yet');
    const listed = await storage.list('images');
    expect(listed.map(({ path }) => path).toSorted()).toEqual(['images/a.webp', 'images/deep/b.webp']);
    expect(await storage.has('images/a.webp')).toBe(true);
    await storage.remove('images/a.webp', new Date(0));
    expect(await storage.has('images/a.webp')).toBe(true);
    await storage.remove('images/a.webp', new Date(Date.now() + 60_000));
    await storage.remove('images/missing.webp', new Date());
    expect([await storage.has('images/a.webp'), await storage.has('images')]).toEqual([false, false]);
  });

  test.each([
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
  ])('has no file of the name %j, and takes none', async (path) => {
    const { folder, root, storage } = await madeStorage();
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
    await expect(storage.put(path, Buffer.from('x'))).rejects.toThrow('Not a name for a stored file');
  });

  test.each(['missing.webp', 'covers', 'folder.webp', 'file.webp/inner.webp', `${'a'.repeat(300)}.webp`])(
    'has no file at %j',
    async (path) => {
      const { root, storage } = await madeStorage();
      await mkdir(join(root, 'folder.webp'), { recursive: true });
      await writeFile(join(root, 'file.webp'), '');
      expect(await storage.find(path)).toBeUndefined();
    },
  );

  test('does not follow a link that leads outside', async () => {
    const { folder, root, storage } = await madeStorage();
    await mkdir(root);
    await writeFile(join(folder, 'secret'), 'not to be served');
    await symlink(join(folder, 'secret'), join(root, 'link.webp'));
    expect(await storage.find('link.webp')).toBeUndefined();
  });
});
