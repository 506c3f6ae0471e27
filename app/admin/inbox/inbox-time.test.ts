import { expect, test } from 'vitest';
import { formatDateTime, formatDay, sortable } from '#shared/date-time.ts';
import { aboutThen, daysOf } from './inbox-time.ts';

// An hour before midnight in Greenwich is the next day in Beirut.
const late = '2026-11-21T23:00:00.000Z';

test('days and hours are Beirut’s, in the digits of the language', () => {
  expect(formatDay('ar', late)).toBe('الأحد ٢٢ تشرين الثاني ٢٠٢٦');
  expect(aboutThen('ar', late)).toBe('الأحد ٢٢ تشرين الثاني ٢٠٢٦، نحو الساعة ٠١:٠٠');
  expect(aboutThen('en', late)).toBe('Sunday 22 November 2026, about 01:00');
  expect(sortable(late)).toBe('2026-11-22 01:00');
  expect(sortable(late, false)).toBe('2026-11-22');
});

test('a typed date and time are shown as typed', () => {
  expect(formatDateTime('ar', '2026-11-03T23:30Z', 'UTC')).toBe('الثلاثاء ٣ تشرين الثاني ٢٠٢٦، ٢٣:٣٠');
  expect(formatDateTime('en', '2026-11-03T00:00Z', 'UTC')).toBe('Tuesday 3 November 2026, 00:00');
});

test.each([
  [1, 'يوم واحد', '1 day'],
  [2, 'يومين', '2 days'],
  [5, '٥ أيام', '5 days'],
  [30, '٣٠ يومًا', '30 days'],
  [100, '١٠٠ يوم', '100 days'],
  [3650, '٣٬٦٥٠ يومًا', '3,650 days'],
])('%i days', (count, ar, en) => {
  expect([daysOf('ar', count), daysOf('en', count)]).toEqual([ar, en]);
});
