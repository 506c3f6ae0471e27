import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { backupName, removeManualBackups, removeOldBackups } from './retained-backups.ts';

const day = 24 * 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 21, 3, 15);

test('expired backups are removed, except the newest; foreign files stay', async () => {
  const folder = await temporaryFolder();
  const [fresh, last, old, older] = [1, 29, 31, 400].map((age) => backupName(now - age * day));
  const others = ['notes.txt', 'diwan-20200101T000000Z.tar.age.copy'];
  for (const name of [fresh, last, old, older, ...others]) await writeFile(join(folder, String(name)), '');
  await removeOldBackups(folder, 30, now);
  expect(new Set(await readdir(folder))).toEqual(new Set([fresh, last, ...others]));

  await removeOldBackups(folder, 30, now + 1_000 * day);
  expect(new Set(await readdir(folder))).toEqual(new Set([fresh, ...others]));
  await removeOldBackups(join(folder, 'missing'), 30, now);
});

test('the newest three on-demand backups stay, and displace no daily one', async () => {
  const folder = await temporaryFolder();
  const manual = [1, 2, 3, 4, 5].map((age) => backupName(now - age * day, { manual: true }));
  const nightly = [0, 6].map((age) => backupName(now - age * day));
  for (const name of [...manual, ...nightly]) await writeFile(join(folder, name), '');
  await removeManualBackups(folder, 3);
  expect(new Set(await readdir(folder))).toEqual(new Set([...manual.slice(0, 3), ...nightly]));
  await removeOldBackups(folder, 2, now);
  expect(new Set(await readdir(folder))).toEqual(new Set([manual[0], nightly[0]]));
});

test('unfinished backups are removed once no process can be writing them', async () => {
  const folder = await temporaryFolder();
  const [left, under] = [2, 0].map((age) => `.${backupName(now - age * day)}.partial`);
  for (const name of [left, under]) await writeFile(join(folder, String(name)), '');
  await utimes(join(folder, String(left)), now / 1_000, (now - 2 * day) / 1_000);
  await utimes(join(folder, String(under)), now / 1_000, now / 1_000);
  await removeOldBackups(folder, 30, now);
  expect(await readdir(folder)).toEqual([under]);
});
