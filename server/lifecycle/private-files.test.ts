import { once } from 'node:events';
import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { ready, startProgram } from '#tests/sites/program.ts';
import { repairModes } from './private-files.ts';

const modeOf = async (...path: string[]) => ((await stat(join(...path))).mode & 0o7777).toString(8);

test('files of the server and its commands are private; readable ones are repaired', async () => {
  const parent = await temporaryFolder();
  const dataDir = join(parent, 'data');
  await mkdir(dataDir);
  const umask = process.umask(0o022);
  try {
    const first = startProgram({ DATA_DIR: dataDir });
    await ready(first);
    const below = await readdir(dataDir, { recursive: true });
    expect(below).toContain('diwan.sqlite-wal');
    const open = [];
    for (const name of ['', ...below]) {
      if (!(await modeOf(dataDir, name)).endsWith('00')) open.push(name);
    }
    expect(open).toEqual([]);
    first.kill('SIGTERM');
    await once(first, 'exit');

    await chmod(dataDir, 0o755);
    await chmod(join(dataDir, 'diwan.sqlite'), 0o644);
    const exported = join(parent, 'exported');
    expect((await manage({ dataDir }, ['export', exported])).code).toBe(0);
    expect([await modeOf(dataDir), await modeOf(dataDir, 'diwan.sqlite')]).toEqual(['700', '600']);
    expect(await modeOf(exported)).toBe('700');
  } finally {
    process.umask(umask);
  }
});

test('a shared folder keeps its mode', async () => {
  const folder = await temporaryFolder();
  await chmod(folder, 0o1777);
  await repairModes(folder);
  expect(await modeOf(folder)).toBe('1777');
  await repairModes(join(folder, 'not there'));
});
