import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldCases } from './cases/fold-cases.ts';
import { FoldedText, fold } from './fold.ts';

test.each(foldCases)('“%s” is folded to “%s”', (written, folded) => {
  expect(fold(written)).toBe(folded);
  expect(fold(folded)).toBe(folded);
});

test('a folded text may have its capitals', () => {
  expect(new FoldedText('مناقصة T-٢٠٢٦', 'cased').text).toBe('مناقصه T-2026');
});

/** The originals of the characters of a folded text, with the signs that belong to each. */
function originals(text: string): string[] {
  const folded = new FoldedText(text);
  return Array.from(folded.text, (_, at) => text.slice(folded.startOf(at), folded.endOf(at)));
}

const places: [text: string, parts: string[]][] = [
  ['plain', [...'plain']],
  ['مُديرٌ', ['مُ', 'د', 'ي', 'رٌ']],
  ['مـــهمّ', ['مـــ', 'ه', 'مّ']],
  ['\u200Fأهلًا\u200F', ['أ', 'ه', 'لً', 'ا']],
  ['ﻻﺋﺤﺔ', ['ﻻ', 'ﻻ', 'ﺋ', 'ﺤ', 'ﺔ']],
  ['cafe\u0301s', ['c', 'a', 'f', 'e\u0301', 's']],
  ['أ\uD83D', ['أ', '\uD83D']],
];

test.each(places)('each character of “%s” knows its place', (text, parts) => {
  expect(originals(text)).toEqual(parts);
});

test('no place is within a pair of surrogates', () => {
  const folded = new FoldedText('أ😀ب');
  expect([0, 1, 3].map((at) => [folded.startOf(at), folded.endOf(at)])).toEqual([
    [0, 1],
    [1, 3],
    [3, 4],
  ]);
});

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const arabic = fc.constantFrom(...'ابتجدرمنهويأإآةىئؤءكسًٌٍَُِّْٰـﷺﻼﻻ٢۲\u200F\u2067 -/T😀');
const texts = fc.array(fc.oneof(unit, arabic), { maxLength: 3_000 }).map((units) => units.join(''));

test('any text is folded, once and for all, with places in order', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const folded = new FoldedText(text);
      expect(fold(text)).toBe(folded.text);
      expect(fold(folded.text)).toBe(folded.text);
      let before = 0;
      for (let at = 0; at < folded.text.length; at += 1) {
        const start = folded.startOf(at);
        expect(start >= before && folded.endOf(at) > start && start < text.length).toBe(true);
        before = start;
      }
    }),
    { numRuns: 60 },
  );
});
