import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { recoveryWords } from '#tests/keys/recovery-words.ts';
import { keySite, one, read, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';

test('keys list: shows the state of the keys', async () => {
  const database = await sqliteDatabase();
  const shown = async () => (await manage(database, ['keys', 'list'])).output;
  expect(await shown()).toBe(
    "The organisation's key  none: submissions are refused\n" +
      'The recovery key        none: a holder creates it in the administrator area\n' +
      'Held by                 nobody\n' +
      'To be sealed again       0\n',
  );
  const site = await keySite(database);
  const first = await site.begin();
  await site.joinHolder(two, first);
  await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
  const { organisation } = (await first.get('keys')).json();
  const output = await shown();
  const day = '  since \\d{4}-\\d\\d-\\d\\d\n';
  expect(output).toMatch(new RegExp(`^The organisation's key  ${organisation.fingerprint}${day}`));
  expect(output).toMatch(new RegExp(`C4FF 1EC3 ED71 FF76 8FC7 51A9 61CC 9AB7${day}`));
  expect(output).toContain(`Held by                 ${one.email}, ${two.email}\n`);
  await site.services.administrators.remove(two.email);
  expect(await shown()).toContain(
    'A new key is created when a holder of the key next signs in and confirms its holders.',
  );
});

test('keys rotate: activates a new key, and ends with all messages sealed to it', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  const messages = Array.from({ length: 120 }, (_, index) => `message ${index + 1}`);
  await site.receive(...messages);
  await site.join(two, first);
  const before = (await first.get('keys')).json();
  const wrong = await manage(database, ['keys', 'rotate', one.email], two.password);
  expect([wrong.errors, wrong.code]).toEqual(['These details are not right. Please try again.\n', 1]);
  const other = await manage(database, ['keys', 'rotate', two.email], two.password);
  expect([other.errors, other.code]).toEqual(['Only somebody who holds the key can do this.\n', 1]);
  expect((await first.get('keys')).json()).toEqual(before);

  const { output } = await manage(database, ['keys', 'rotate', one.email], one.password);
  expect(output).toBe('A new key is in use.\nAll earlier messages are sealed to it.\n');
  await site.receive('after');
  const again = await site.signIn(one);
  const after = (await again.get('keys')).json();
  expect(after).toMatchObject({ resealing: 0, holders: 1, holder: true });
  expect(after.organisation.fingerprint).not.toBe(before.organisation.fingerprint);
  expect(await read(again)).toEqual([...messages, 'after']);
});

test('keys abandon: starts over for one person, and earlier messages stay sealed', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.joinHolder(two, first);
  await first.post('keys/recovery', { public_key: recoveryWords[0].publicKey });
  await site.receive('before');
  const abandon = (...typed: string[]) => manage(database, ['keys', 'abandon', one.email], ...typed);
  const stopped = await abandon('yes', 'a newer password');
  expect([stopped.errors, stopped.code]).toEqual(['Nothing was changed.\n', 1]);
  expect(await read(first)).toEqual(['before']);

  const { output, code } = await abandon('abandon', 'a newer password');
  expect([code, output]).toEqual([0, expect.stringContaining(`held by ${one.email} only`)]);
  expect(await read(first)).toBe(401);
  await site.receive('after');
  const renewed = await site.signIn({ ...one, password: 'a newer password' });
  expect(await read(renewed)).toEqual(['(damaged)', 'after']);
  expect((await renewed.get('keys')).json()).toMatchObject({ holders: 1, recovery: null, resealing: 0 });
  // The others stay administrators, and read new messages once the key is granted to them
  expect(await read(await site.signIn(two))).toBe(409);
  await site.grant(two.email, renewed);
  expect(await read(await site.signIn(two))).toEqual(['(damaged)', 'after']);
  const words = await manage(database, ['recover', one.email], recoveryWords[0].words, 'another password');
  expect([words.errors, words.code]).toEqual([expect.stringContaining('no recovery words'), 1]);
});
