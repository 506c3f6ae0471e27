import { expect, test } from 'vitest';
import { monthsAfter } from './months-after.ts';

test.each([
  ['2026-11-23', 6, '2027-05-23'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-31'],
])('%s and %i months is %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later);
});
