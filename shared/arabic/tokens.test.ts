import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenCases } from './cases/token-cases.ts';
import { fold } from './fold.ts';
import { queryStems, stem, stemsOf, withoutParticles } from './stem.ts';
import { exactForm, tokens } from './tokens.ts';

test.each(tokenCases)('the tokens of “%s” are “%s”', (text, found) => {
  const shown = tokens(text).map(({ start, end, folded, kind }) => {
    const written = text.slice(start, end);
    if (kind === 'reference') return `[${folded}]`;
    return written === folded ? written : `${written}=${folded}`;
  });
  expect(shown.join(' ')).toBe(found);
});

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const likely = fc.constantFrom(...'ابتدرمنهويلكأةىئؤءسًِّٰـﻼﺔ٢۲12T-/. ,’s\u200F\u00AD😀é');
const texts = fc.array(fc.oneof(unit, likely, likely), { maxLength: 400 }).map((units) => units.join(''));

test('the tokens of any text are in order, and what stands in their places has their forms', () => {
  fc.assert(
    fc.property(texts, (text) => {
      let before = 0;
      for (const { start, end, folded, kind } of tokens(text)) {
        expect(start >= before && end > start && end <= text.length).toBe(true);
        before = start;
        const written = text.slice(start, end);
        // One character may be several words, and a reference has two forms
        expect(tokens(written)).toContainEqual(expect.objectContaining({ folded, kind }));
        expect(/^[\uDC00-\uDFFF]/.test(written) || /[\uD800-\uDBFF]$/.test(written)).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('a word without end has one token, of a length that engines take', () => {
  const [token, ...others] = tokens('ا'.repeat(100_000));
  expect([token?.end, token?.folded.length, others]).toEqual([100_000, 64, []]);
});

test('a query tries a bounded number of stems, the word’s own first', () => {
  fc.assert(
    fc.property(texts, (text) => {
      for (const token of tokens(text)) {
        const stems = stemsOf(token.folded, exactForm(text, token));
        expect(stems[0]).toBe(stem(token.folded, exactForm(text, token)));
        expect(stems.length).toBeLessThanOrEqual(33);
        expect(stems.every((each) => each.length > 0)).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});

test('the stems of a query are the same in fewer, of which some are what follows a particle', () => {
  const beginning = fc.constantFrom('', 'و', 'وب', 'ل', 'ك', 'ف', 'ال', 'وال');
  const word = fc.constantFrom(
    'كتاب',
    'بلدية',
    'لجنة',
    'وزارة',
    'مفتشين',
    'بيروت',
    'فرق',
    'عام',
    'شرطة',
    'دراسة',
    'كره',
  );
  const written = fc.tuple(beginning, word).map((parts) => parts.join(''));
  fc.assert(
    fc.property(written, written, (typed, inText) => {
      const { stems, afterParticle } = queryStems(fold(typed));
      const found = stem(fold(inText));
      const isFound =
        stems.includes(found) || withoutParticles(found).some((rest) => afterParticle.includes(rest));
      expect(isFound).toBe(stemsOf(fold(typed)).includes(found));
    }),
    { numRuns: 500 },
  );
});
