import { expect, test } from 'vitest';
import { daysOf, dayTexts } from './day-texts.ts';

test('a day is written in both languages, with the months of Lebanon, and read again', () => {
  const texts = dayTexts('2026-11-20');
  expect(texts).toEqual({ date_ar: 'الجمعة ٢٠ تشرين الثاني ٢٠٢٦', date_en: 'Friday 20 November 2026' });
  expect(daysOf(texts)).toEqual({ ar: '2026-11-20', en: '2026-11-20' });
});

test('a text of another form names the day that it holds, or none', () => {
  expect(daysOf({ date_ar: '٢٠/١١/٢٠٢٦', date_en: 'in the spring' })).toEqual({
    ar: '2026-11-20',
    en: undefined,
  });
  expect(daysOf({ date_ar: 'تشرين الثاني ٢٠٢٦', date_en: '' })).toEqual({ ar: undefined, en: undefined });
});
