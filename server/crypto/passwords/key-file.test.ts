import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { makeKeyFile, readKeyFile } from './key-file.ts';

test('a key file that is there stays, and is read without its line end', async () => {
  const file = join(await temporaryFolder(), 'key');
  await makeKeyFile(file, 'first');
  await makeKeyFile(file, 'second');
  expect(await readKeyFile(file)).toBe('first');
});

test('a key file that cannot be written is no success', async () => {
  const file = join(await temporaryFolder(), 'k'.repeat(250));
  await expect(makeKeyFile(file, 'key')).rejects.toThrow('ENAMETOOLONG');
});
