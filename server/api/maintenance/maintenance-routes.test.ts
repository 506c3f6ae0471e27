import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { type Caller, keySite, one } from '#tests/sites/key-site.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A site with a signed-in administrator; `inspect` returns the state of its backups when none is running. */
async function site() {
  const database = await sqliteDatabase();
  const keys = await keySite(database);
  await keys.services.openKeys();
  const caller = await keys.begin();
  const inspect = (by: Caller = caller) =>
    vi.waitFor(async () => {
      const response = (await by.get('maintenance')).json();
      expect(response.running).toBe(false);
      return response;
    }, 20_000);
  const chooseWords = () => caller.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
  return { ...keys, dataDir: database.dataDir, caller, inspect, chooseWords };
}

test('a backup on demand is refused without recovery words, then written, verified and reported', async () => {
  const { caller, inspect, chooseWords, dataDir } = await site();
  expect(await inspect()).toEqual({
    days: 30,
    recovery: false,
    running: false,
    backup: null,
    drill: null,
    warnings: ['no-words'],
  });
  const refused = await caller.post('maintenance/backup');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'There are no recovery words yet, and without them no backup can be sealed.',
  ]);

  await chooseWords();
  expect((await inspect()).warnings).toEqual(['none']);
  const begun = await Promise.all([caller.post('maintenance/backup'), caller.post('maintenance/backup')]);
  expect(new Set(begun.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  const { backup, drill, warnings } = await inspect();
  const [name] = await readdir(join(dataDir, 'backups'));
  expect(backup).toMatchObject({ ok: true, good: { file: join(dataDir, 'backups', String(name)) } });
  expect(name).toMatch(/Z-manual\.tar\.age$/);
  expect([drill.ok, drill.good.rows > 0, warnings]).toEqual([true, true, []]);
});

test('a backup on demand waits an hour after a good one, and leaves the free space that messages need', async () => {
  const { caller, chooseWords, clock, services, signIn, dataDir } = await site();
  await chooseWords();
  const at = new Date(clock.at).toISOString();
  const note = (bytes: number) =>
    services.maintenanceRuns.note('backup', {
      started_at: at,
      finished_at: at,
      ok: true,
      details: { problem: null, good: { at, bytes, rows: 1, files: 1, file: '/backups/one' } },
    });
  await note(1);
  clock.at += 20 * minute;
  const early = await caller.post('maintenance/backup');
  expect([early.statusCode, early.headers['retry-after'], early.json().message]).toEqual([
    429,
    '2400',
    'The last backup is less than 60 minutes old. Please try again later.',
  ]);
  // A petabyte
  await note(1e15);
  clock.at += 40 * minute;
  const late = await signIn(one);
  const full = await late.post('maintenance/backup');
  expect([full.statusCode, full.json().message]).toEqual([
    409,
    'There is too little room on the disk for another backup: a full disk would close the forms. Please tell those who run the server.',
  ]);
  expect(await readdir(dataDir)).not.toContain('backups');
});

test('a failed backup is reported, with the last good one', async () => {
  const { services, inspect, chooseWords, clock, dataDir, signIn } = await site();
  await chooseWords();
  await services.backups.make();
  clock.at += 2.1 * day;
  await rm(join(dataDir, 'backups'), { recursive: true });
  await writeFile(join(dataDir, 'backups'), 'a file is in the way');
  const caller = await signIn(one);
  expect((await caller.post('maintenance/backup')).statusCode).toBe(200);
  const { backup, warnings } = await inspect(caller);
  expect(backup).toMatchObject({ ok: false, problem: 'not-written', good: { files: 0 } });
  expect(warnings).toEqual(['backup-failed', 'old']);
});

test('a backup that fails its drill is reported, and so are daily backups that are turned off', async () => {
  const database = await sqliteDatabase();
  const keys = await keySite(database, undefined, { backupDays: 0 });
  const { services, clock } = keys;
  const caller = await keys.begin();
  await caller.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
  const at = new Date(clock.at).toISOString();
  const good = { at, bytes: 1, rows: 1, files: 1, file: '/backups/one' };
  const run = { started_at: at, finished_at: at };
  await services.maintenanceRuns.note('backup', { ...run, ok: true, details: { problem: null, good } });
  await services.maintenanceRuns.note('drill', {
    ...run,
    ok: false,
    details: { problem: 'damaged', good: null },
  });
  expect((await caller.get('maintenance')).json()).toMatchObject({
    drill: { ok: false, problem: 'damaged', good: null },
    warnings: ['drill-failed', 'off'],
  });
});
