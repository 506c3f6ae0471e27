import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { keySite, one, read, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';

test('admin invite: the printed link makes its user an administrator', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database, { at: Date.now() });
  await site.begin();
  const invited = await manage(database, ['admin', 'invite', 'Two@example.org']);
  expect(invited.code).toBe(0);
  const [link = '', hint] = invited.output.split('\n');
  expect(hint).toBe('Give this link to two@example.org: it works once, within 72 hours.');
  const [page, token = ''] = link.split('#');
  expect(page).toBe('http://localhost:3000/invitation');
  expect((await site.accept(token, two.password)).statusCode).toBe(200);
  expect(await read(await site.signIn(two))).toBe(409);
  const { errors } = await manage(database, ['admin', 'invite', two.email]);
  expect(errors).toBe('There is an administrator with this address already.\n');
});

test('admin grant: by the password of a holder, with the fingerprint to compare', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  await site.join(two, first);
  const { fingerprint } = await site.seen(two.email, first);
  const grant = (...typed: string[]) => manage(database, ['admin', 'grant', two.email, one.email], ...typed);
  const wrong = await grant('not the password');
  expect([wrong.errors, wrong.code]).toEqual(['These details are not right. Please try again.\n', 1]);
  const waiting = await manage(database, ['admin', 'grant', one.email, two.email], two.password);
  expect([waiting.errors, waiting.code]).toEqual(['Only somebody who holds the key can do this.\n', 1]);
  expect(await read(await site.signIn(two))).toBe(409);

  const granted = await grant(one.password);
  expect([granted.output.split('\n')[0], granted.code]).toEqual([
    `The fingerprint of ${two.email} is ${fingerprint}`,
    0,
  ]);
  expect(await read(await site.signIn(two))).toEqual(['hello']);
});

test('admin change-password: prompts for the current and the new password, and the key stays', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  const change = (...typed: string[]) => manage(database, ['admin', 'change-password', one.email], ...typed);
  const wrong = await change('not the password', 'a newer password');
  expect([wrong.errors, wrong.code]).toEqual(['The present password is not right.\n', 1]);
  expect(await read(first)).toEqual(['hello']);
  const changed = await change(one.password, 'a newer password');
  expect(changed.output).toBe(`${one.email} has a new password and is signed out everywhere.\n`);
  expect(await read(first)).toBe(401);
  expect(await read(await site.signIn({ ...one, password: 'a newer password' }))).toEqual(['hello']);
});

test('admin reset-password: reports that the key must be granted again, and refuses the last holder', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  const reset = (email: string) => manage(database, ['admin', 'reset-password', email], 'a newer password');
  await site.join(two, first);
  for (const refused of [await reset(one.email), await manage(database, ['admin', 'remove', one.email])]) {
    expect(refused.code).toBe(1);
    expect(refused.errors).toMatch(/^This is the only person .* recover EMAIL, .*: keys abandon EMAIL\n$/);
  }
  expect(await read(first)).toEqual(['hello']);

  await site.grant(two.email, first);
  const { output, code } = await reset(two.email);
  expect(code).toBe(0);
  expect(output).toContain('once a holder of the key has granted it to them.');
  const renewed = { ...two, password: 'a newer password' };
  expect(await read(await site.signIn(renewed))).toBe(409);
  await site.grant(two.email, first);
  expect(await read(await site.signIn(renewed))).toEqual(['hello']);
});
