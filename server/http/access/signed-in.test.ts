import { expect, test } from 'vitest';
import { signedInOf } from './signed-in.ts';

test('a public route knows no signed-in administrator', () => {
  const expected = { code: 'unauthorised', key: 'error.unauthorised' };
  expect(() => signedInOf({ signedIn: null })).toThrow(expect.objectContaining(expected));
});
