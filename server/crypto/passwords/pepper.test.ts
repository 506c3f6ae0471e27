import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { StartError } from '../../errors/start-error.ts';
import { openPepper, type PepperMark, pepperProblem } from './pepper.ts';

const place = async () => join(await temporaryFolder(), 'keys/pepper');
/** A database without a recorded key file. */
function noMark(): PepperMark {
  let known: string | undefined;
  return {
    find: async () => known,
    note: async (mark) => (known ??= mark),
    replace: async (mark) => void (known = mark),
  };
}

const unused = () => ({ mark: noMark(), inUse: async () => false });
const used = () => ({ mark: noMark(), inUse: async () => true });

test('a pepper is 32 bytes, created once, readable by its owner only', async () => {
  const file = await place();
  const pepper = await openPepper(file, unused());
  expect(pepper.reveal()).toHaveLength(32);
  expect((await openPepper(file, used())).reveal()).toEqual(pepper.reveal());
  expect(await readFile(file, 'utf8')).toBe(`${pepper.reveal().toString('base64url')}\n`);
  const modes = [await stat(file), await stat(dirname(file))].map(({ mode }) => mode & 0o777);
  expect(modes).toEqual([0o600, 0o700]);
});

test('instances that start together agree on the first pepper, and leave no other file', async () => {
  const file = await place();
  const together = unused();
  const peppers = await Promise.all(Array.from({ length: 8 }, () => openPepper(file, together)));
  expect(new Set(peppers.map((each) => each.reveal().toString('hex'))).size).toBe(1);
  expect(await readdir(dirname(file))).toEqual(['pepper']);
});

test('a lost or damaged pepper is not replaced while passwords depend on it', async () => {
  const file = await place();
  await expect(openPepper(file, used())).rejects.toThrow(StartError);
  await expect(openPepper(file, used())).rejects.toThrow(/pepper is missing/);
  await mkdir(dirname(file));
  await writeFile(file, 'too short');
  await expect(openPepper(file, unused())).rejects.toThrow(/pepper is damaged/);
});

test('with the passwords abandoned, a lost pepper is replaced and a damaged one set aside', async () => {
  const file = await place();
  const lost = { ...used(), replaceLost: true };
  const made = await openPepper(file, lost);
  expect((await openPepper(file, lost)).reveal()).toEqual(made.reveal());
  await writeFile(file, 'too short');
  const another = await openPepper(file, lost);
  expect([made.reveal().length, another.reveal().equals(made.reveal())]).toEqual([32, false]);
  expect(await readFile(`${file}.damaged`, 'utf8')).toBe('too short');
});

test('an unreadable pepper does not count as missing', async () => {
  const file = await place();
  await mkdir(file, { recursive: true });
  await expect(openPepper(file, unused())).rejects.toThrow(/EISDIR/);
});

test('the pepper of another site is refused until the passwords are abandoned', async () => {
  const [file, elsewhere] = [await place(), await place()];
  const site = unused();
  await openPepper(file, site);
  await openPepper(elsewhere, unused());
  expect(await pepperProblem(file, site.mark)).toBeUndefined();
  expect(await pepperProblem(elsewhere, site.mark)).toMatch(/^is not the one of this site/);
  await expect(openPepper(elsewhere, site)).rejects.toThrow(/pepper is not the one of this site/);
});
