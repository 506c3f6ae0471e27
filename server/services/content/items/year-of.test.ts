import { expect, test } from 'vitest';
import { yearOf } from './year-of.ts';

test.each([
  ['الجمعة ٢٠ تشرين الثاني ٢٠٢٦', 'Friday 20 November 2026', 2026],
  ['۲۰۲۵/۱۱/۱۹', '', 2025],
  ['', '19/11/2024', 2024],
  ['2026-11-20', '', 2026],
  ['أمس', '3 May 1999', 1999],
  ['من ٣٠ كانون الأول ٢٠٢٥ إلى ٣ كانون الثاني ٢٠٢٦', '', 2025],
  ['١ محرّم ١٤٤٨', '', 0],
  ['', 'No. 20261', 0],
  ['', '', 0],
])('the dates «%s» and “%s” are of the year %i', (date_ar, date_en, expected) => {
  expect(yearOf({ date_ar, date_en })).toBe(expected);
});
