import { expect, test } from 'vitest';
import { yearOf } from '../content/items/year-of.ts';
import { itemDay } from './item-day.ts';

const created_at = '2026-11-20T22:30:00.000Z';

test.each([
  ['الثلاثاء ١٠ آذار ٢٠١٥', 'Tuesday 10 March 2015', '2015-03-10'],
  ['', '3/5/2024', '2024-05-03'],
  ['ربيع قريب', '2025-07-01', '2025-07-01'],
  ['آذار ٢٠١٥', '', '2015-03-01'],
  ['٢٠١٥', '', '2015-01-01'],
  ['تشرين الثاني ٢٠٢٦', '', '2026-11-21'],
  ['2026', '2026', '2026-11-21'],
  ['', '', '2026-11-21'],
  ['غدًا', '45/45/2024', '2024-01-01'],
])('«%s», “%s” is %s', (date_ar, date_en, day) => {
  const year = yearOf({ date_ar, date_en });
  expect(itemDay({ date_ar, date_en, created_at, year })).toBe(day);
});
