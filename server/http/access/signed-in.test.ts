import { expect, test } from 'vitest';
import { signedInOf } from './signed-in.ts';

test('a route that nobody was let through to knows of nobody', () => {
  const expected = { code: 'unauthorised', key: 'error.unauthorised' };
  expect(() => signedInOf({ signedIn: null })).toThrow(expect.objectContaining(expected));
});
