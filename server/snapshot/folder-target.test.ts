import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { openFolderTarget } from './folder-target.ts';
import { listName, noteName, sha256, unfinishedName } from './snapshot-format.ts';

const none = async () => ({}) as never;

/** A folder of a snapshot beside one of somebody else. */
async function prepared() {
  const parent = await temporaryFolder();
  const [folder, other] = [join(parent, 'copy'), join(parent, 'other')];
  await mkdir(folder);
  await mkdir(other);
  await writeFile(join(folder, noteName), 'A snapshot');
  await writeFile(join(other, 'notes.txt'), 'theirs');
  return { folder, other, theirs: () => readFile(join(other, 'notes.txt'), 'utf8') };
}

const body = Buffer.from('ours');

test('a snapshot is written into a folder that a link leads to', async () => {
  const { folder } = await prepared();
  const link = join(dirname(folder), 'link');
  await symlink(folder, link);
  const target = await openFolderTarget(link);
  const sums = new Map([['articles/1/index.html', await target.put('articles/1/index.html', body)]]);
  expect(await target.finish(sums, none)).toBe(0);
  expect(await readFile(join(folder, 'articles/1/index.html'), 'utf8')).toBe('ours');
});

test('a link within it leads neither what is written nor what is removed out of it', async () => {
  const { folder, other, theirs } = await prepared();
  const { length: bytes } = await theirs();
  const listed = { path: 'articles/notes.txt', bytes, sha256: sha256(await theirs()) };
  await writeFile(join(folder, listName), `${JSON.stringify(listed)}\n`);
  await symlink(other, join(folder, 'articles'));
  await symlink(join(other, 'notes.txt'), join(folder, 'index.html.partial'));
  const target = await openFolderTarget(folder);
  await expect(target.put('articles/index.html', body)).rejects.toThrow('is a link');
  await expect(target.put('articles/1/ar/index.html', body)).rejects.toThrow('is a link');
  await expect(target.put('index.html', body)).rejects.toThrow('ELOOP');
  await target.finish(new Map(), none);
  expect(await theirs()).toBe('theirs');

  await rm(join(folder, unfinishedName), { force: true });
  await symlink(join(other, 'notes.txt'), join(folder, unfinishedName));
  await expect(openFolderTarget(folder)).rejects.toThrow('ELOOP');
  expect(await theirs()).toBe('theirs');
  expect((await readdir(other, { recursive: true })).filter((name) => name.endsWith('.html'))).toEqual([]);
});
