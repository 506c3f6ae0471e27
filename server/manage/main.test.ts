import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '#tests/databases.ts';
import { testApp } from '#tests/test-app.ts';

const root = join(import.meta.dirname, '../..');

/** Runs a command of the operator's as `npm run manage` does, with what is typed. */
async function manage(dataDir: string, words: string[], typed = '') {
  const child = spawn(join(root, 'node_modules/.bin/node'), ['server/manage/main.ts', ...words], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stdin.end(typed);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

test('administrators are added, listed, changed and removed while the site runs', async () => {
  const { ask, dataDir } = await testApp();
  const login = async (email: string, password: string) =>
    ask('/api/login', { method: 'POST', payload: { email, password } });

  const added = await manage(dataDir, ['admin', 'add', 'One@example.org'], 'the password of one\n');
  expect(added).toEqual({ output: 'one@example.org may sign in now.\n', errors: '', code: 0 });
  const signedIn = await login('one@example.org', 'the password of one');
  expect(signedIn.statusCode).toBe(200);

  const made = await manage(dataDir, ['admin', 'add', 'two@example.org'], '\n');
  const password = /The password is (\S+) /.exec(made.output)?.[1] ?? '';
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  expect((await login('two@example.org', password)).statusCode).toBe(200);

  const { output } = await manage(dataDir, ['admin', 'list']);
  expect(output).toMatch(/^\d{4}-\d\d-\d\d {2}one@example\.org\n\d{4}-\d\d-\d\d {2}two@example\.org\n$/);

  const reset = await manage(dataDir, ['admin', 'reset-password', 'one@example.org'], 'a newer password\n');
  expect(reset.code).toBe(0);
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await ask('/api/session', { headers })).statusCode).toBe(401);
  expect((await login('one@example.org', 'the password of one')).statusCode).toBe(401);
  expect((await login('one@example.org', 'a newer password')).statusCode).toBe(200);

  expect((await manage(dataDir, ['admin', 'remove', 'one@example.org'])).code).toBe(0);
  expect((await login('one@example.org', 'a newer password')).statusCode).toBe(401);
});

test('--help, or nothing, lists the commands', async () => {
  const dataDir = await temporaryFolder();
  for (const words of [['--help'], [], ['admin', '--help']]) {
    const { output, code } = await manage(dataDir, words);
    expect(code).toBe(0);
    for (const name of ['admin add', 'admin reset-password', 'admin list', 'admin remove']) {
      expect(output).toContain(`  ${name}`);
    }
  }
});

test('what cannot be done is said in one line, and nothing is changed', async () => {
  const dataDir = await temporaryFolder();
  for (const [words, typed, line] of [
    [['admin', 'fire'], '', 'There is no command "admin fire": --help lists them.'],
    [['admin', 'add'], '', 'It is: admin add EMAIL'],
    [['admin', 'add', 'nobody'], '', '"nobody" is no e-mail address.'],
    [['admin', 'add', 'a@example.org'], 'short\n', 'A password has at least 12 characters.'],
    [['admin', 'remove', 'a@example.org'], '', 'There is no administrator with this address.'],
    [['admin', 'list'], '', ''],
  ] as const) {
    const { errors, code } = await manage(dataDir, [...words], typed);
    expect([errors, code]).toEqual(line ? [`${line}\n`, 1] : ['', 0]);
  }
});
