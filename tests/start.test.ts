import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hashFiles } from '../scripts/hash-files.mjs';
import { temporaryFolder } from './databases/databases.ts';

const locked = `node_modules/node-${process.platform}-${process.arch}/bin/node`;

/** A tree of the program whose locked Node is a script that prints its arguments. */
async function tree(node = '#!/bin/sh\nprintf "%s " "$@"\n') {
  const folder = await temporaryFolder();
  await chmod(folder, 0o755);
  for (const name of ['scripts', 'package.json', 'package-lock.json'])
    await cp(name, join(folder, name), { recursive: true });
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text, { mode: 0o755 });
  };
  await write(locked, node);
  await write('node_modules/.diwan-lock', await readFile('node_modules/.diwan-lock', 'utf8'));

  /** Runs a command there; npm is a script that prints its call. */
  async function start(words: string[], under: string[] = []) {
    await write('bin/npm', '#!/bin/sh\necho "npm $*" >&2\n');
    const env = { PATH: `${folder}/bin:${process.env['PATH']}` };
    const [program = '', ...args] = [...under, process.execPath, join(folder, 'scripts/start.mjs'), ...words];
    return new Promise<{ code: number; output: string; errors: string }>((done) => {
      execFile(program, args, { env }, (failed, output, errors) =>
        done({ code: Number(failed?.code ?? 0), output: output.trim(), errors: errors.trim() }),
      );
    });
  }
  return { folder, write, start };
}

test('a machine without libatomic gets a message with the package to install', async () => {
  const { start } = await tree('#!/bin/sh\nexit 127\n');
  expect(await start(['serve'])).toEqual({
    code: 1,
    output: '',
    errors: expect.stringMatching(
      /^The project's Node cannot be started here\. .* apt-get install libatomic1; .*$/,
    ),
  });
});

test.each(['serve', 'manage'])(
  '%s installs nothing: it prints the command to run, and accepts pruned modules',
  async (name) => {
    const { start, write, folder } = await tree();
    const stamp = await readFile(join(folder, 'node_modules/.diwan-lock'), 'utf8');
    await write('node_modules/.diwan-lock', 'another');
    expect(await start([name])).toEqual({
      code: 1,
      output: '',
      errors: 'What this version needs is not installed: run `npm run build` first.',
    });
    await write('node_modules/.diwan-lock', `${stamp.split(' ')[0]} omit=dev`);
    const { code, errors, output } = await start([name, '--help']);
    expect([code, errors]).toEqual([0, '']);
    expect(output).toMatch(/ --help$/);
  },
);

test('a build runs without the tools that built it, and is rebuilt with them', async () => {
  const { start, write, folder } = await tree();
  await cp('tsconfig.json', join(folder, 'tsconfig.json'));
  const sources = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/list-scripts.ts'];
  await write('build/.sources', hashFiles(...sources));
  expect(await start(['build', '--omit=dev'])).toMatchObject({
    code: 0,
    errors: 'npm prune --omit=dev --loglevel=error',
  });
  // Neither a start nor a second build fetches anything
  for (const words of [['start'], ['build'], ['build', '--omit=dev']])
    expect(await start(words)).toMatchObject({ code: 0, errors: '' });
  await write('tsconfig.json', '{}');
  expect(await start(['build'])).toMatchObject({ errors: expect.stringMatching(/^npm ci --include=dev /) });
});

test('settings that this user may not read stop a command in one line', async () => {
  const { start, write, folder } = await tree();
  await write('.env', 'PORT=4000\n');
  expect((await start(['serve'])).output).toMatch(/^--env-file=\.env /);
  await chmod(join(folder, '.env'), 0o000);
  // For root no file is closed, unless what makes it root is taken away
  const under = process.getuid?.() === 0 ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all'] : [];
  expect(await start(['manage', 'backup'], under)).toEqual({
    code: 1,
    output: '',
    errors: `${resolve(folder, '.env')} cannot be read by this user: give the command as the user of the site, such as \`sudo -u diwan npm run manage\`.`,
  });
});

test('Debian’s packages are installed only with permission', async () => {
  const { folder, write } = await tree();
  await write('bin/apt-get', '#!/bin/sh\necho "$@"\n');
  const request = (env: Record<string, string>) =>
    new Promise<string>((done) => {
      const script = `import { installPackages } from ${JSON.stringify(join(folder, 'scripts/debian.ts'))}; await installPackages('one', 'two').catch((error) => console.log(error.message))`;
      const options = { env: { PATH: join(folder, 'bin'), ...env } };
      execFile(process.execPath, ['--input-type=module', '--eval', script], options, (_failed, output) =>
        done(output.trim()),
      );
    });
  const instructions =
    'Needed and not installed: one, two. As root: apt-get install --no-install-recommends one two. Or let it be done: DIWAN_INSTALL=1 before the command, as root.';
  expect(await request({})).toBe(instructions);
  const requested = process.getuid?.() === 0 ? "Installing Debian's packages one, two …" : instructions;
  for (const env of [{ DIWAN_INSTALL: '1' }, { CI: 'true' }]) expect(await request(env)).toBe(requested);
  expect(await readdir(join(folder, 'bin'))).toEqual(['apt-get']);
});
