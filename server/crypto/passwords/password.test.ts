import crypto from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { Redacted } from '../../redacted.ts';
import { createPasswords, passwordCost } from './password.ts';

const pepper = async () => new Redacted(Buffer.alloc(32, 1));
const light = { memory: 8, passes: 1, parallelism: 1 };

test('a run is Argon2id over 128 MiB, three passes, 64 bytes, with a fresh salt and the pepper', async () => {
  const run = vi.spyOn(crypto, 'argon2').mockImplementation((_algorithm, _parameters, response) => {
    response(null, Buffer.alloc(64));
  });
  const { salt, cost } = await createPasswords(pepper).store('word');
  expect(cost).toEqual(passwordCost);
  const [algorithm, parameters] = run.mock.calls[0] ?? [];
  expect(algorithm).toBe('argon2id');
  expect(parameters).toMatchObject({
    memory: 131_072,
    passes: 3,
    tagLength: 64,
    secret: Buffer.alloc(32, 1),
  });
  expect(Buffer.from(salt, 'base64url')).toHaveLength(16);
});

test('the stored hash reveals neither the password nor the wrapping key, and a check returns the key', async () => {
  const passwords = createPasswords(pepper, light);
  const { wrappingKey, ...stored } = await passwords.store('a word');
  expect(wrappingKey).toHaveLength(32);
  expect(await passwords.check('a word', stored)).toEqual(wrappingKey);
  expect(await passwords.check('A word', stored)).toBeUndefined();
  expect(await passwords.check('a word', undefined)).toBeUndefined();
  const again = await passwords.store('a word');
  expect(again.salt).not.toBe(stored.salt);
  expect(again.verifierHash).not.toBe(stored.verifierHash);
  const other = createPasswords(async () => new Redacted(Buffer.alloc(32, 2)), light);
  expect(await other.check('a word', stored)).toBeUndefined();
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
