import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { sentPassword } from '#shared/accounts/passwords/stretched-password.ts';
import { runInBrowser } from '#tests/keys/sent-by-browser.ts';
import { Redacted } from '../../redacted.ts';
import { createPasswords, passwordCost } from './password.ts';

const pepper = async () => new Redacted(Buffer.alloc(32, 1));
const light = { memory: 8, passes: 1, parallelism: 1 };

test('a run is Argon2id over 128 MiB, three passes, 64 bytes, with a fresh salt, as a browser makes it', async () => {
  const run = vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, _parameters, response) => {
    response(null, Buffer.alloc(64));
  });
  const { salt, cost } = await createPasswords(pepper).store('word');
  expect(cost).toEqual({ ...passwordCost, scheme: 2 });
  const [algorithm, parameters] = run.mock.calls[0] ?? [];
  expect(algorithm).toBe('argon2id');
  expect(parameters).toMatchObject({
    memory: 131_072,
    passes: 3,
    tagLength: 64,
  });
  expect(parameters).not.toHaveProperty('secret');
  expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
});

test('the stored hash reveals neither the password nor the wrapping key, and a check returns the key', async () => {
  const passwords = createPasswords(pepper, light);
  const { wrappingKey, ...stored } = await passwords.store('a word');
  expect(wrappingKey).toHaveLength(32);
  expect((await passwords.check('a word', stored))?.wrappingKey).toEqual(wrappingKey);
  expect(await passwords.check('A word', stored)).toBeUndefined();
  expect(await passwords.check('a word', undefined)).toBeUndefined();
  const again = await passwords.store('a word');
  expect(again.salt).not.toBe(stored.salt);
  expect(again.verifierHash).not.toBe(stored.verifierHash);
  const other = createPasswords(async () => new Redacted(Buffer.alloc(32, 2)), light);
  expect(await other.check('a word', stored)).toBeUndefined();
});

/** A password as its owner's browser sends it. */
async function sentBy(password: string, given: { salt: string; cost: typeof light }) {
  return sentPassword({ ...(await runInBrowser(password, given.salt, given.cost)), ...given });
}

test('a browser’s run and the password itself are the same, whichever was stored', async () => {
  const passwords = createPasswords(pepper, light);
  const { salt, cost } = await passwords.parameters('new@example.org', undefined);
  const sent = await sentBy('كلمة é', { salt: salt!, cost });
  for (const given of ['كلمة é', sent]) {
    const { wrappingKey, ...stored } = await passwords.store(given);
    const known = await passwords.parameters('new@example.org', stored);
    const own = await sentBy('كلمة e\u0301', { salt: known.salt!, cost: known.cost });
    expect((await passwords.check(own, stored))?.wrappingKey).toEqual(wrappingKey);
    expect((await passwords.check('كلمة e\u0301', stored))?.wrappingKey).toEqual(wrappingKey);
    expect(await passwords.check(await sentBy('كلمة', { salt: stored.salt, cost }), stored)).toBeUndefined();
    expect(await passwords.check(own, undefined)).toBeUndefined();
    expect(sent).not.toContain(stored.verifierHash);
  }
  await expect(
    passwords.store(await sentBy('a', { salt: salt!, cost: { ...light, passes: 2 } })),
  ).rejects.toThrow('password.failed');
});

test('an address without an account has a salt as well, always the same', async () => {
  const passwords = createPasswords(pepper, light);
  const stored = await passwords.store('a word');
  const absent = await passwords.parameters('a@example.org', undefined);
  expect(absent).toEqual(await passwords.parameters('a@example.org', undefined));
  expect(Object.keys(absent)).toEqual(Object.keys(await passwords.parameters('b@example.org', stored)));
  expect(absent.salt).toMatch(/^[\w-]{22}$/);
  expect(absent.salt).not.toBe((await passwords.parameters('b@example.org', undefined)).salt);
});

test('a failed run releases its slot', async () => {
  const passwords = createPasswords(pepper, light);
  vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, _parameters, response) => {
    response(new Error('no memory'), Buffer.alloc(0));
  });
  for (let round = 0; round < 30; round += 1) {
    await expect(passwords.store('a word')).rejects.toThrow('no memory');
  }
});
