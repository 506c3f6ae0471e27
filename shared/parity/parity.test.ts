import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressCases } from './cases/address-cases.ts';
import { amountCases } from './cases/amount-cases.ts';
import { dateCases } from './cases/date-cases.ts';
import { noticeCases } from './cases/notice-cases.ts';
import { numberCases } from './cases/number-cases.ts';
import { timeCases } from './cases/time-cases.ts';
import { type Difference, parityOf } from './parity.ts';

const tables = [dateCases, timeCases, numberCases, amountCases, addressCases, noticeCases];
const cases = tables
  .flatMap((table) => table.trim().split('\n'))
  .map((line) => {
    const [ar = '', sign, english = ''] = line.split(/ (⇔|≠) /);
    const [, en = '', kinds = ''] = sign === '≠' ? (/^(.*) : ([a-z ]+)$/.exec(english) ?? []) : ['', english];
    return { ar, en, sign, kinds: kinds.split(' ').filter(Boolean).toSorted() };
  });

const compare = (ar: string, en: string) => parityOf({ ar: { text: ar }, en: { text: en } });
const kindsOf = (differences: Difference[]) => differences.map(({ kind }) => kind).toSorted();

test('the tables have cases enough of both sorts, each once', () => {
  const agreeing = cases.filter(({ sign }) => sign === '⇔').length;
  expect(cases.length).toBeGreaterThanOrEqual(500);
  expect(Math.abs(agreeing / cases.length - 0.5)).toBeLessThan(0.1);
  expect(cases.filter(({ sign, kinds }) => (sign === '≠') !== kinds.length > 0)).toEqual([]);
  expect(new Set(cases.map(({ ar, en }) => `${ar} ${en}`)).size).toBe(cases.length);
});

test.each(cases)('«$ar» $sign “$en”', ({ ar, en, kinds }) => {
  const differences = compare(ar, en);
  expect(kindsOf(differences)).toEqual(kinds);
  // Either language may have the words of the other
  expect(compare(en, ar)).toEqual(
    differences.map(({ kind, ...texts }) => ({ kind, ar: texts.en, en: texts.ar })),
  );
});

test('a difference shows what stands on either side, as it was written', () => {
  const ar = 'تُقبل الطلبات حتى ٢٠ آذار ٢٠٢٦، لقاء ٥٠٬٠٠٠ ل.ل.، على الرقم ‎+961 1 000 112.';
  const en = 'Apply by 21 March 2026; the fee is LBP 50,000. Call +961 1 000 113.';
  expect(compare(ar, en)).toEqual([
    { kind: 'date', ar: ['٢٠ آذار ٢٠٢٦'], en: ['21 March 2026'] },
    { kind: 'phone', ar: ['+961 1 000 112'], en: ['+961 1 000 113'] },
  ]);
});

test('dates agree between themselves, whatever days the texts name', () => {
  const ar = { title: 'دعوة', description: 'الجلسة في ٢٠ آذار ٢٠٢٦ وليس في ٢١ منه.', date: '١ آذار ٢٠٢٦' };
  const en = { title: 'Invitation', description: 'The session is on 20 March 2026, not on the 21st.' };
  expect(parityOf({ ar, en: { ...en, date: '1 March 2026' } })).toEqual([]);
  expect(parityOf({ ar, en: { ...en, date: '20 March 2026' } })).toEqual([
    { kind: 'date', ar: ['١ آذار ٢٠٢٦'], en: ['20 March 2026'] },
  ]);
});

test('a side that is not translated yet differs in nothing', () => {
  const ar = { title: 'مباراة لتطويع ١٥٠ مفتّشًا', description: '', date: '١ آذار ٢٠٢٦' };
  expect(parityOf({ ar, en: { title: '', description: ' ', date: '' } })).toEqual([]);
});

test('the lines of a list may have numbers or dashes', () => {
  const ar = '١. إخراج قيد.\n٢. سجلّ عدلي.\n٣. صورة.';
  expect(compare(ar, '- a civil extract;\n- a police record;\n- a photograph.')).toEqual([]);
  expect(compare(ar, '1. a civil extract;\n2. a police record;\n3. a photograph.')).toEqual([]);
  expect(compare(ar, '1. a civil extract;\n2. a police record.')).toEqual([
    { kind: 'number', ar: ['٣'], en: [] },
  ]);
});

const digitForms = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹'];
const inForm = (text: string, form: string) =>
  text.replaceAll(/\d/g, (digit) => form[Number(digit)] as string);

/** Notices in which one number stands in both languages; `#` is the place of its digits. */
const templates: [ar: string, en: string, least: number, most: number][] = [
  ['شارك # متطوّعًا.', '# volunteers took part.', 3, 99_999],
  ['تنتهي المهلة في # آذار ٢٠٢٦.', 'The closing date is # March 2026.', 1, 31],
  ['تنتهي المهلة في آذار #.', 'The closing date is in March #.', 1950, 2099],
  ['عند الساعة 1#:30', 'at 1#:30', 0, 9],
  ['الرسم # ل.ل.', 'The fee is LBP #.', 1, 9_999_999],
  ['بنسبة # في المئة', 'by # per cent', 1, 100],
  ['هاتف: +961 1 #', 'Telephone: +961 1 #', 100_000, 999_999],
  ['المناقصة T-2026/#', 'tender T-2026/#', 1, 999],
  ['إلى office#@example.org', 'to office#@example.org', 1, 999],
  ['الملف notice-#.pdf', 'the file notice-#.pdf', 1, 9_999],
  ['على الموقع example.org/notices/#', 'on example.org/notices/#', 1, 9_999],
  ['القانون رقم #/٢٠٢٠', 'Law No. #/2020', 100, 999],
];
const notices = fc
  .constantFrom(...templates)
  .chain(([ar, en, least, most]) =>
    fc.tuple(fc.constantFrom(ar), fc.constantFrom(en), fc.integer({ min: least, max: most })),
  );

test('the form of the digits never matters', () => {
  fc.assert(
    fc.property(
      notices,
      fc.constantFrom(...digitForms),
      fc.constantFrom(...digitForms),
      ([ar, en, number], one, other) => {
        const filled = (text: string) => text.replace('#', String(number));
        expect(compare(inForm(filled(ar), one), inForm(filled(en), other))).toEqual([]);
      },
    ),
  );
});

test('a digit that was changed on one side is found, whichever it is', () => {
  const places = fc.tuple(fc.nat(6), fc.integer({ min: 1, max: 9 }), fc.constantFrom('ar', 'en'));
  fc.assert(
    fc.property(notices, places, ([ar, en, number], [at, by, side]) => {
      const digits = String(number);
      const place = at % digits.length;
      const changed = digits.slice(0, place) + ((Number(digits[place]) + by) % 10) + digits.slice(place + 1);
      const first = ar.replace('#', side === 'ar' ? changed : digits);
      const second = en.replace('#', side === 'en' ? changed : digits);
      expect(compare(first, second)).not.toEqual([]);
    }),
    { numRuns: 500 },
  );
});

const words = fc.constantFrom(
  ...'من إلى و في الساعة الثامنة والنصف ثلاثة وعشرون آذار الأول مليون ٥ 12 2026 10:30 to and half past three March % $'.split(
    ' ',
  ),
);

test('a text agrees with itself, whatever it is', () => {
  const texts = fc.array(
    fc.oneof(words, fc.constantFrom(' ', '\n', '-', '، ', '. '), fc.string({ maxLength: 4 })),
    {
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(texts, fc.constantFrom('', ' '), (parts, gap) => {
      const text = parts.join(gap);
      expect(compare(text, text)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test.each(['T-', 'م', 'a@', 'a1', '1/'])(
  'a long text without blanks, of “%s”, hides nothing after it and keeps nobody waiting',
  (part) => {
    const text = part.repeat(150_000 / part.length);
    expect(compare(`${text} 20 March 2026`, text)).not.toEqual([]);
  },
);
