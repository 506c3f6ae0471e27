import { expect, test } from 'vitest';
import { isDue } from './is-due.ts';

/** Beirut is two hours ahead of UTC in winter. */
const at = (hour: number, day = 10) => Date.UTC(2026, 11, day, hour);

test.each([
  ['there is none', at(12), undefined, true],
  ['it is three at night, and the last is of the night before', at(1), at(1, 9), true],
  ['it is three at night, and the last is an hour old', at(1), at(0), false],
  ['it is noon, and the last is of the night', at(10), at(1), false],
  ['it is noon, and the last is of the night before', at(10), at(1, 9), true],
])('%s', (_what, now, last, due) => {
  expect(isDue(now, last)).toBe(due);
});
