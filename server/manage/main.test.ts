import { chown, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOnBothEngines, sqliteDatabase, temporaryFolder } from '#tests/databases/databases.ts';
import { manage } from '#tests/sites/manage.ts';
import { testApp } from '#tests/sites/test-app.ts';
import { requireOwner } from './require-site.ts';

const fingerprint = '[0-9A-F]{4}(?: [0-9A-F]{4}){7}';

async function runningSite() {
  const site = await testApp();
  const login = async (email: string, password: string) =>
    site.request('/api/login', { method: 'POST', payload: { email, password } });
  return {
    ...site,
    login,
    run: (words: string, ...typed: string[]) => manage(site, words.split(' '), ...typed),
  };
}

test('administrators are added, listed, changed and removed while the site runs', async () => {
  const { request, login, run } = await runningSite();
  const added = await run('people add One@example.org', 'the password of one');
  expect(added).toEqual({ output: 'one@example.org can sign in now.\n', errors: '', code: 0 });

  const made = await run('people add two@example.org --roles writer --sections tenders', '');
  const password = /The password is (\S+) /.exec(made.output)?.[1] ?? '';
  expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
  const signedIn = await login('two@example.org', password);
  expect(signedIn.statusCode).toBe(200);

  const { output } = await run('people list');
  const line = (email: string, holds: string, rest: string) =>
    `\\d{4}-\\d\\d-\\d\\d  ${email}  ${fingerprint}  ${holds}  ${rest}\n`;
  expect(output).toMatch(
    new RegExp(
      `^${line('one@example.org', 'holds the key', '.*  never signed in')}${line('two@example.org', 'does not hold the key', 'writer \\(tenders\\)  last sign-in [-\\d]+')}$`,
    ),
  );

  const reset = await run('people reset-password two@example.org', 'a newer password');
  expect(reset).toEqual({
    output: 'two@example.org has a new password and is signed out everywhere.\n',
    errors: '',
    code: 0,
  });
  const headers = { authorization: `Bearer ${signedIn.json().token}` };
  expect((await request('/api/session', { headers })).statusCode).toBe(401);
  expect((await login('two@example.org', password)).statusCode).toBe(401);
  expect((await login('two@example.org', 'a newer password')).statusCode).toBe(200);

  expect((await run('admin remove two@example.org')).code).toBe(0);
  expect((await login('two@example.org', 'a newer password')).statusCode).toBe(401);
});

test('--help, or nothing, lists the commands', async () => {
  const dataDir = await temporaryFolder();
  for (const words of [['--help'], [], ['keys', '--help']]) {
    const { output, code } = await manage({ dataDir }, words);
    expect(code).toBe(0);
    const names = [...output.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'alert raise',
      'alert list',
      'alert end',
      'calm on',
      'calm off',
      'people add',
      'people invite',
      'people list',
      'people show',
      'people roles',
      'people sections',
      'people grant',
      'people change-password',
      'people reset-password',
      'people reset-factors',
      'people end-sessions',
      'people leave',
      'people review',
      'keys list',
      'keys confirm',
      'keys rotate',
      'keys abandon',
      'recover',
      'audit list',
      'audit verify',
      'log verify',
      'log rotate-key',
      'mail resend',
      'backup',
      'restore',
      'import',
      'export',
      'search rebuild',
      'snapshot verify',
      'snapshot',
      'doctor',
      'verify-site',
    ]);
    for (const text of output.split('\n')) expect(text.length, text).toBeLessThanOrEqual(120);
  }
});

test('a failed command prints one line, and changes nothing', async () => {
  const { dataDir } = await sqliteDatabase();
  for (const [words, typed, line] of [
    ['admin fire', '', 'There is no command "admin fire": --help lists them.'],
    ['people add', '', 'Usage: people add EMAIL [--roles ROLES] [--sections SECTIONS]'],
    ['admin add nobody', '', '"nobody" is not an e-mail address.'],
    ['people add a@example.org', 'short', 'A password has at least 12 characters.'],
    ['people invite nobody', '', '"nobody" is not an e-mail address.'],
    ['admin remove a@example.org', '', 'There is no administrator with this address.'],
    ['people grant a@example.org', '', 'Usage: people grant EMAIL HOLDER'],
    ['people grant a@example.org b@example.org', '', 'There is no administrator with this address.'],
    [
      'import --dry-run',
      '',
      'Usage: import --from PLACE [--dry-run] [--overwrite] [--remove-missing] [--pictures-from HOST]',
    ],
    ['admin list', '', ''],
    ['people leave a@example.org', '', 'There is no administrator with this address.'],
  ] as const) {
    const { errors, code } = await manage({ dataDir }, words.split(' '), typed);
    expect([words, errors, code]).toEqual([words, line && `${line}\n`, line ? 1 : 0]);
  }
});

/** Commands given by hand or by cron, in a folder without the site's settings. */
const commandsOfASite = [
  'people add one@example.org',
  'people list',
  'audit verify',
  'backup',
  'export content',
  'import --from content --dry-run',
  'keys list',
  'recover one@example.org',
];

test.each(commandsOfASite)('%s without a site fails in one line and creates none', async (words) => {
  const dataDir = join(await temporaryFolder(), 'data');
  const { output, errors, code } = await manage({ dataDir }, words.split(' '));
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toBe(
    `There is no site in DATA_DIR ${dataDir}: give the settings of the site (its .env, or DATA_DIR and DATABASE_URL), or start the site first.\n`,
  );
  expect(await readdir(join(dataDir, '..'))).toEqual([]);
});

describeOnBothEngines('an empty database', (open) => {
  test('is no site, and stays empty', async () => {
    const database = await open({ migrated: false });
    const { errors, code } = await manage(database, ['admin', 'list']);
    expect([errors, code]).toEqual([expect.stringMatching(/^The database is empty: give the settings/), 1]);
    expect(await database.db.introspection.getTables()).toEqual([]);
  });
});

test('root is refused, so that files stay writable for the owner', async () => {
  const dataDir = await temporaryFolder();
  // Owned by another user, unless this test runs without root
  await chown(dataDir, 65_534, 65_534).catch(() => undefined);
  expect(() => requireOwner({ dataDir }, 0)).toThrow(
    /^DATA_DIR \S+ belongs to another user \(\d+\): give the command as that user, such as `sudo -u diwan /,
  );
  expect(() => requireOwner({ dataDir }, 1000)).not.toThrow();
});
