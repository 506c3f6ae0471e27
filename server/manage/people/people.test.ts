import { expect, test } from 'vitest';
import { sqliteDatabase } from '#tests/databases/databases.ts';
import { keySite, one, read, two } from '#tests/sites/key-site.ts';
import { manage } from '#tests/sites/manage.ts';
import { draft } from '#tests/sites/test-app.ts';

test('people invite: the printed link makes its user an administrator', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database, { at: Date.now() });
  await site.begin();
  const invited = await manage(database, ['people', 'invite', 'Two@example.org']);
  expect(invited.code).toBe(0);
  const [link = '', hint] = invited.output.split('\n');
  expect(hint).toBe('Give this link to two@example.org: it works once, within 72 hours.');
  const [page, token = ''] = link.split('#');
  expect(page).toBe('http://localhost:3000/invitation');
  expect((await site.accept(token, two.password)).statusCode).toBe(200);
  expect(await read(await site.signIn(two))).toBe(409);
  const { errors } = await manage(database, ['people', 'invite', two.email]);
  expect(errors).toBe('There is an administrator with this address already.\n');
});

test('people grant: by the password of a holder, with the fingerprint to compare', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  await site.join(two, first);
  const { fingerprint } = await site.seen(two.email, first);
  const grant = (...typed: string[]) => manage(database, ['people', 'grant', two.email, one.email], ...typed);
  const wrong = await grant('not the password');
  expect([wrong.errors, wrong.code]).toEqual(['These details are not right. Please try again.\n', 1]);
  const waiting = await manage(database, ['people', 'grant', one.email, two.email], two.password);
  expect([waiting.errors, waiting.code]).toEqual(['Only somebody who holds the key can do this.\n', 1]);
  expect(await read(await site.signIn(two))).toBe(409);

  const granted = await grant(one.password);
  expect([granted.output.split('\n')[0], granted.code]).toEqual([
    `The fingerprint of ${two.email} is ${fingerprint}`,
    0,
  ]);
  expect(await read(await site.signIn(two))).toEqual(['hello']);
});

test('people change-password: prompts for the current and the new password, and the key stays', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  const change = (...typed: string[]) => manage(database, ['people', 'change-password', one.email], ...typed);
  const wrong = await change('not the password', 'a newer password');
  expect([wrong.errors, wrong.code]).toEqual(['The present password is not right.\n', 1]);
  expect(await read(first)).toEqual(['hello']);
  const changed = await change(one.password, 'a newer password');
  expect(changed.output).toBe(`${one.email} has a new password and is signed out everywhere.\n`);
  expect(await read(first)).toBe(401);
  expect(await read(await site.signIn({ ...one, password: 'a newer password' }))).toEqual(['hello']);
});

test('people reset-password: reports that the key must be granted again, and refuses the last holder', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database);
  const first = await site.begin();
  await site.receive('hello');
  const reset = (email: string) => manage(database, ['people', 'reset-password', email], 'a newer password');
  await site.join(two, first);
  for (const refused of [await reset(one.email), await manage(database, ['people', 'leave', one.email])]) {
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

test('people: rights, sessions, leaving and the review, by one command each', async () => {
  const database = await sqliteDatabase();
  const site = await keySite(database, { at: Date.now() });
  const first = await site.begin();
  await site.join(two, first);
  await site.services.publishing.create('tenders', draft('A draft'), { author: two.email, publish: false });
  const people = (...words: string[]) => manage(database, ['people', ...words]);

  expect((await people('roles', two.email, 'writer,editor')).output).toBe(`${two.email}: writer, editor\n`);
  expect((await people('sections', two.email, 'tenders')).output).toContain('writer, editor (tenders)');
  // Without the role of an officer the session before has ended
  const second = await site.signIn(two);
  expect((await second.get('items/articles/1')).json().message).toBe(
    'Your role does not reach this section.',
  );
  const unknown = await people('roles', two.email, 'writer,king');
  expect([unknown.code, unknown.errors]).toEqual([1, expect.stringMatching(/^Roles are writer, editor, /)]);
  const last = await people('roles', one.email, 'writer');
  expect([last.code, last.errors]).toEqual([1, 'This is the only administrator: add another one first.\n']);

  const { output } = await people('show', two.email);
  expect(output).toMatch(
    /Roles: writer, editor \(tenders\)\n.*\nSecond factors: 0.*\nSessions: 1\n.*\nDrafts: tenders 1/s,
  );
  expect((await people('end-sessions', two.email)).output).toContain('Sessions: 1');
  expect((await second.get('session')).statusCode).toBe(401);

  const left = await people('leave', two.email, one.email);
  expect(left.output).toContain(`Drafts handed over to ${one.email}: 1\n`);
  expect((await people('review')).output).toMatch(
    /holds the key {2}password alone {2}.*\nNot reviewed yet; next due on/,
  );
  expect((await people('review', '--done')).output).toContain('The review is noted.');
  expect((await first.get('access-review')).json()).toMatchObject({ due: false, reviewed_by: 'operator' });
});
