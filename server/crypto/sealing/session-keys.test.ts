import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { newToken } from '../token.ts';
import { createSessionKeys } from './session-keys.ts';

const keys = new Map([
  ['one', 'the first private key'],
  ['two', 'the second'],
]);

test('wrapped keys open with the session’s token, within one start of the process only', () => {
  const start = randomBytes(32);
  const session = createSessionKeys(start);
  const token = newToken();
  const wrapped = session.wrap(keys, token);
  expect(session.unwrap(wrapped, token)).toEqual(keys);
  expect(createSessionKeys(start).unwrap(wrapped, token)).toEqual(keys);
  expect(() => session.unwrap(wrapped, newToken())).toThrow(/authenticate/);
  expect(() => createSessionKeys().unwrap(wrapped, token)).toThrow(/authenticate/);
  expect(session.wrap(keys, token)).not.toEqual(wrapped);
  expect(wrapped.includes('private key')).toBe(false);
});

test('a wrap that is truncated or has one flipped bit does not open', () => {
  const session = createSessionKeys();
  const token = newToken();
  const wrapped = session.wrap(keys, token);
  for (let bit = 0; bit < wrapped.length * 8; bit += 1) {
    const changed = Buffer.from(wrapped);
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    expect(() => session.unwrap(changed, token), `bit ${bit}`).toThrow(/authenticate/);
  }
  expect(() => session.unwrap(wrapped.subarray(0, -1), token)).toThrow(/authenticate/);
});
