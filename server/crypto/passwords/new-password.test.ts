import { expect, test } from 'vitest';
import { newPassword } from './new-password.ts';

test('a generated password can be read out, and is never the same', () => {
  const made = Array.from({ length: 100 }, () => newPassword());
  for (const password of made) expect(password).toMatch(/^(?:[a-hjkmnp-z2-9]{5}-){3}[a-hjkmnp-z2-9]{5}$/);
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.join('')).size).toBe(32);
  expect(newPassword({ groups: 2, size: 3 })).toMatch(/^.{3}-.{3}$/);
});
