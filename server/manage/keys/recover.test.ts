import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyOf } from '#tests/databases/copy-of.ts';
import { describeOnBothEngines, sqliteDatabase, type TestDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { keySite, one, read, three, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { recoveryKeyPair } from '../../crypto/sealing/recovery-words.ts';

const [first, second] = recoveryWords;

const recover = (place: TestDatabase, email: string, words: string, password = 'a newer password') =>
  manage(place, ['recover', email], words, password);

/** A site with two holders, recovery words, and messages from before and after a rotation. */
async function heldSite(database: TestDatabase) {
  const site = await keySite(database);
  const caller = await site.begin();
  await site.joinHolder(two, caller);
  await site.receive('a');
  expect((await caller.post('keys/recovery', { public_key: first.publicKey })).statusCode).toBe(200);
  await site.receive('b');
  await caller.post('keys/rotate');
  await site.services.resealing.done();
  await site.receive('c');
  return { ...site, caller };
}

describeOnBothEngines('the recovery words', (open) => {
  test('open everything to a new administrator, on a copy of the site', async () => {
    const database = await open();
    const site = await heldSite(database);
    const place = await copyOf(database);
    const { output, code, errors } = await recover(place, 'Nour@example.org', first.words.toUpperCase());
    expect([errors, code, output]).toEqual([
      '',
      0,
      'nour@example.org has a new password, is signed out everywhere, and holds the key.\n',
    ]);
    const elsewhere = await keySite(place, site.clock);
    const person = await elsewhere.signIn({ email: 'nour@example.org', password: 'a newer password' });
    expect(await read(person)).toEqual(['a', 'b', 'c']);
    expect((await person.get('keys')).json()).toMatchObject({ holders: 3, holder: true });
    // Known passwords still work, and the original site is unaffected
    expect(await read(await elsewhere.signIn(two))).toEqual(['a', 'b', 'c']);
    expect(await read(site.caller)).toEqual(['a', 'b', 'c']);
  });

  test('open everything after the loss of all passwords, and a running site accepts the new one', async () => {
    const database = await open();
    const site = await heldSite(database);
    expect((await recover(database, one.email, first.words)).code).toBe(0);
    expect(await read(site.caller)).toBe(401);
    expect(await read(await site.signIn(one))).toBe(401);
    const person = await site.signIn({ ...one, password: 'a newer password' });
    expect(await read(person)).toEqual(['a', 'b', 'c']);
    expect(await read(await site.joinHolder(three, person))).toEqual(['a', 'b', 'c']);
  });

  test('open everything after a renewal, and the old ones nothing', async () => {
    const database = await open();
    const site = await heldSite(database);
    await site.caller.post('keys/recovery', { public_key: second.publicKey });
    site.clock.at += 72 * 60 * 60 * 1000;
    const caller = await site.signIn(one);
    const { keyring } = site.services;
    const opened = async (words: string) => keyring.openByRecovery(recoveryKeyPair(words)?.privateKey ?? '');
    expect((await opened(first.words)).size).toBe(0);
    // The two in use, and the one created with the new words
    expect((await opened(second.words)).size).toBe(3);
    const refused = await recover(database, one.email, first.words);
    expect([refused.errors, refused.code]).toEqual([
      'These are not the 24 recovery words of this site.\n',
      1,
    ]);
    expect(await read(caller)).toEqual(['a', 'b', 'c']);
    expect((await recover(database, one.email, second.words)).code).toBe(0);
    expect(await read(await site.signIn({ ...one, password: 'a newer password' }))).toEqual(['a', 'b', 'c']);
  });
});

test('mistyped words, or words of no site, change nothing', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const caller = await site.begin();
  const rows = () => database.db.selectFrom('administrator').selectAll().execute();
  const before = await rows();
  const none = await recover(database, one.email, first.words);
  expect([none.errors, none.code]).toEqual([
    'This site has no recovery words. If all passwords are lost: keys abandon EMAIL\n',
    1,
  ]);
  await caller.post('keys/recovery', { public_key: first.publicKey });
  for (const words of ['', 'absurd amount', first.words.replace('comic', 'cage'), second.words]) {
    const { errors, code } = await recover(database, one.email, words);
    expect([errors, code], words).toEqual(['These are not the 24 recovery words of this site.\n', 1]);
  }
  expect((await recover(database, one.email, first.words, 'short')).code).toBe(1);
  expect(await rows()).toEqual(before);
});

test.each(['missing', 'damaged'])('the words open everything where the key file is %s', async (state) => {
  const database = await sqliteDatabase();
  const site = await heldSite(database);
  const file = join(database.dataDir, 'keys/pepper');
  await (state === 'missing' ? rm(file) : writeFile(file, 'half'));
  const list = await manage(database, ['admin', 'list']);
  expect([list.code, list.errors]).toEqual([
    1,
    expect.stringMatching(new RegExp(`pepper is ${state}, .*recover EMAIL`)),
  ]);
  // Wrong words leave the key file unchanged
  expect((await recover(database, one.email, second.words)).code).toBe(1);
  expect((await manage(database, ['admin', 'list'])).code).toBe(1);

  const { output, code } = await recover(database, one.email, first.words);
  expect([code, output]).toEqual([0, expect.stringContaining('the other administrators need new passwords')]);
  const stored = await readdir(join(database.dataDir, 'keys'));
  expect(stored.toSorted()).toEqual(state === 'missing' ? ['pepper'] : ['pepper', 'pepper.damaged']);
  const restarted = await keySite(database, site.clock);
  const person = await restarted.signIn({ ...one, password: 'a newer password' });
  expect(await read(person)).toEqual(['a', 'b', 'c']);
  expect((await person.get('keys')).json()).toMatchObject({ holders: 1 });
  expect(await read(await restarted.signIn(two))).toBe(401);
  expect((await manage(database, ['admin', 'reset-password', two.email], two.password)).code).toBe(0);
  await restarted.grant(two.email, person);
  expect(await read(await restarted.signIn(two))).toEqual(['a', 'b', 'c']);
});

test('the key file of another site does not replace the lost one', async () => {
  const database = await sqliteDatabase();
  const site = await heldSite(database);
  const file = join(database.dataDir, 'keys/pepper');
  await writeFile(file, Buffer.alloc(32, 7).toString('base64url'));
  const { errors, code } = await recover(database, one.email, first.words);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/pepper is not the one of this site, .*remove this one, and run .*recover EMAIL/),
  ]);
  expect(await read(site.caller)).toEqual(['a', 'b', 'c']);
  await rm(file);
  expect((await recover(database, one.email, first.words)).code).toBe(0);
  const restarted = await keySite(database, site.clock);
  expect(await read(await restarted.signIn({ ...one, password: 'a newer password' }))).toEqual([
    'a',
    'b',
    'c',
  ]);
});

test('keys abandon needs no recovery words, even with the key file lost', async () => {
  const database = await sqliteDatabase();
  const site = await heldSite(database);
  await rm(join(database.dataDir, 'keys/pepper'));
  const { output, code } = await manage(database, ['keys', 'abandon', one.email], 'abandon', '');
  expect(code).toBe(0);
  const password = /The password is (\S+) /.exec(output)?.[1] ?? '';
  const restarted = await keySite(database, site.clock);
  await restarted.receive('d');
  const person = await restarted.signIn({ ...one, password });
  expect(await read(person)).toEqual(['(damaged)', '(damaged)', '(damaged)', 'd']);
});
