import { expect, test } from 'vitest';
import { refusedLicences } from './supply.ts';

test.each([
  ['AGPL-3.0-only', 1],
  ['MIT AND GPL-3.0-only', 1],
  ['LGPL-3.0-or-later', 1],
  ['', 1],
  ['none', 1],
  ['MIT', 0],
  ['(MIT OR GPL-3.0-only)', 0],
  ['MIT AND ISC', 0],
])('of the licence %j, %i package is refused', (license, refused) => {
  const locked = { 'node_modules/one': { version: '1.0.0', license } };
  expect(refusedLicences(locked, Object.keys(locked))).toHaveLength(refused);
});
