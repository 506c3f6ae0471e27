import { expect, test } from 'vitest';
import { logicalLine } from './logical-line.ts';

/** A line as it stands on the page, a cluster for each letter with its signs. */
const clustersOf = (shown: string) => (shown.match(/\P{M}\p{M}*/gu) ?? []).map((text) => ({ text }));

/** Reversed sources, so that an editor shows them as the page does not: from left to right, and as it is read. */
const reversed = (text: string) => (text.match(/\P{M}\p{M}*/gu) ?? []).toReversed().join('');

test.each<[page: 'ar' | 'en', shown: string, read: string]>([
  ['ar', reversed('البلاد'), 'البلاد'],
  ['en', `.${reversed('بطاقة الهوية')}`, 'بطاقة الهوية.'],
  ['ar', reversed('يُومًا'), 'يُومًا'],
  ['ar', 'registered on arrival.', 'registered on arrival.'],
  ['ar', '2026', '2026'],
  ['ar', `٢٠٢٦ ${reversed('عام')}`, 'عام ٢٠٢٦'],
  ['ar', '.31/12/2026', '31/12/2026.'],
  ['ar', `٨:٣٠ ${reversed('الساعة')}`, 'الساعة ٨:٣٠'],
  ['ar', `${reversed('ليرة')} ٢٬١٤٠٬٠٠٠`, '٢٬١٤٠٬٠٠٠ ليرة'],
  ['ar', `${reversed('المناقصة')} R-2026/118 ${reversed('رقم')}`, 'رقم R-2026/118 المناقصة'],
  ['ar', `.31/12/2026 ${reversed('قبل')} Records Office`, 'Records Office قبل 31/12/2026.'],
  ['ar', '2027 ،2026', '2026، 2027'],
  ['ar', `15-11-2026 ${reversed('في')}`, 'في 2026-11-15'],
  ['ar', `%25 ${reversed('بنسبة')}`, 'بنسبة 25%'],
  ['ar', `(${reversed('نسخة واحدة')})`, '(نسخة واحدة)'],
  ['ar', `)${reversed('نسخة واحدة')}(`, '(نسخة واحدة)'],
  ['en', `The words ${reversed('كتاب البلد')} mean it.`, 'The words كتاب البلد mean it.'],
  ['en', '(see page 3)', '(see page 3)'],
])('a line of a page in %s: %s', (page, shown, read) => {
  expect(logicalLine(clustersOf(shown), page === 'ar')).toBe(read);
});

test('a line of 400,000 signs is read', () => {
  const dots = '. '.repeat(200_000);
  expect(logicalLine(clustersOf(`${dots}${reversed('توقيع')}`), true)).toHaveLength(400_005);
});
