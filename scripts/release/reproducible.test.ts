import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { differences } from './reproducible.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'client'));
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

test('files that only one of two builds has, or that differ by a byte, are named', async () => {
  const one = await folderWith({ 'same.js': 'a', 'client/other.js': 'a', 'first.css': 'a' });
  const other = await folderWith({ 'same.js': 'a', 'client/other.js': 'b', 'second.css': 'a' });
  expect(differences(one, one)).toEqual([]);
  expect(differences(one, other)).toEqual(['client/other.js', 'first.css', 'second.css']);
});
