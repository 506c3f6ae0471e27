import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './local-time.ts';

test.each([
  ['2026-12-10T12:00', '2026-12-10T10:00:00.000Z'],
  ['2026-07-10T00:00', '2026-07-09T21:00:00.000Z'],
  // A year while it is typed
  ['0002-12-10T12:00', '0002-12-10T09:38:00.000Z'],
  ['0202-12-10T12:00', '0202-12-10T09:38:00.000Z'],
  ['', ''],
])('%s in Beirut is %s, and back', (local, timestamp) => {
  expect(fromLocal(local)).toBe(timestamp);
  expect(toLocal(timestamp)).toBe(local);
});

test('an hour that the clock skips is the one after it, and of a repeated one it is the second', () => {
  expect(toLocal(fromLocal('2026-03-29T00:30'))).toBe('2026-03-29T01:30');
  expect(fromLocal('2026-10-24T23:30')).toBe('2026-10-24T21:30:00.000Z');
});
