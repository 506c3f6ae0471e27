import { expect, test } from 'vitest';
import { writtenDay } from './written-day.ts';

test.each([
  ['الجمعة ٢٠ تشرين الثاني ٢٠٢٦', '2026-11-20'],
  ['السبت، ٧ نوفمبر ٢٠٢٦', '2026-11-07'],
  ['الإثنين ٥ كانون الثاني 2026', '2026-01-05'],
  ['تشرين الأول ٢٠٢٦', '2026-10-00'],
  ['Friday 20 November 2026', '2026-11-20'],
  ['August 2026', '2026-08-00'],
  ['19/11/2026', '2026-11-19'],
  ['٩/٢/٢٠٢٦', '2026-02-09'],
  ['2026-03-04', '2026-03-04'],
  ['', undefined],
  ['قريبًا', undefined],
  ['2026', undefined],
])('the day of «%s»', (text, day) => {
  expect(writtenDay(text)).toBe(day);
});
