import { readFileSync } from 'node:fs';
import { appendFile, cp, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { ScriptList } from '#shared/site/script-list.ts';
import { temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { freePort, ready, startProgram } from '#tests/sites/program.ts';
import { originOf } from '../origin-of.ts';
import { readList } from './read-list.ts';

const list = JSON.parse(readFileSync('build/scripts.json', 'utf8')) as ScriptList;

const named = (name: string) => list.files.find(({ path }) => path.startsWith(`/assets/${name}`))?.path ?? '';
const loader = named('hydration-loader-');

async function runningSite(folder?: string) {
  return ready(
    startProgram({ DATA_DIR: await temporaryFolder(), PORT: String(await freePort()) }, [], folder),
  );
}

async function verify(...words: string[]) {
  const { output, errors, code } = await manage({ dataDir: await temporaryFolder() }, [
    'verify-site',
    ...words,
  ]);
  return { problems: output.split('\n').filter((line) => line.startsWith('! ')), output, errors, code };
}

test('a site with the scripts of this checkout is found to be the same, by its publication key', async () => {
  const url = await runningSite();
  const first = await verify(url);
  expect(first.problems).toEqual([]);
  expect(first).toMatchObject({ errors: '', code: 0 });
  expect(first.output).toMatch(new RegExp(`^Digest of the list +${list.digest}$`, 'm'));
  expect(first.output).toMatch(/^Key of directorate +([\dA-F]{4} ){8} ([a-z]+ ){11}[a-z]+$/m);
  expect(first.output).toContain(
    `has the scripts of release ${list.release}: ${list.files.length} files and`,
  );
  const [, key = ''] = /^Publication key +([\w-]{43})$/m.exec(first.output) ?? [];
  expect((await verify(url, `--publication-key=${key}`)).code).toBe(0);
  const other = await verify(url, '--publication-key', 'A'.repeat(43));
  expect(other.code).toBe(1);
  expect(other.problems).toEqual([
    expect.stringContaining(`/.well-known/diwan-scripts.json is signed with the publication key ${key}`),
    expect.stringContaining(`/.well-known/diwan-keys.json is signed with the publication key ${key}`),
  ]);
});

test('a script that was changed in the folder of the build is found, in a copy of the program', async () => {
  const folder = await temporaryFolder();
  for (const name of ['server', 'shared', 'content', 'scripts', 'build', 'package.json'])
    await cp(name, join(folder, name), { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
  const script = join(folder, 'build/client', loader);
  await appendFile(script, ';import("./more.js")');
  await Promise.all(['.br', '.gz'].map((ending) => rm(script + ending)));
  const style = named('search-');
  await rm(join(folder, 'build/client', style));
  const { problems, errors, code } = await verify(await runningSite(folder));
  const all = problems.join('\n');
  expect(all).toMatch(
    new RegExp(`^! ${loader} is not that of the release: its SHA-256 is [\\da-f]{64}, not `, 'm'),
  );
  expect(all).toContain(`! ${loader} loads /assets/more.js, which is not in the list of scripts`);
  expect(all).toContain(`! ${style} is not served (404)`);
  expect(errors).toMatch(/^There are \d differences between http:\/\/localhost:\d+ and release /);
  expect(code).toBe(1);
});

test('a URL, a list or a captcha that is none is refused with its reason', async () => {
  for (const typed of ['www.example.org', 'ftp://www.example.org', 'https://www.example.org/en'])
    expect(() => originOf(typed, 'https://www.example.org')).toThrow(
      `"${typed}" is not a URL such as https://www.example.org, without a path.`,
    );
  const folder = await temporaryFolder();
  const file = join(folder, 'list.json');
  await expect(readList(file)).rejects.toThrow('list.json cannot be read (ENOENT).');
  await writeFile(file, JSON.stringify({ ...list, files: list.files.slice(1) }));
  await expect(readList(file)).rejects.toThrow('list.json was changed after it was written');
  await expect(readList('README.md')).rejects.toThrow('README.md is not a list of scripts.');
  await writeFile(file, JSON.stringify(list));
  expect(await readList(file)).toEqual(list);

  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const refused = { output: '', problems: [], code: 1 };
  expect(await verify(nowhere, '--list', file)).toEqual({
    ...refused,
    errors: `${nowhere} cannot be reached (ECONNREFUSED).\n`,
  });
  expect(await verify(nowhere, '--captcha', 'none')).toEqual({
    ...refused,
    errors: 'There is no captcha "none", only recaptcha.\n',
  });
});
