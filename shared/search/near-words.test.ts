import fc from 'fast-check';
import { expect, test } from 'vitest';
import { correctionOf, nearWords } from './near-words.ts';

const texts = new Map([
  ['مناقصه', 40],
  ['مباراه', 30],
  ['مباريات', 5],
  ['competition', 12],
  ['lights', 9],
  ['nights', 8],
  ['رقيب', 3],
]);

test.each([
  ['منافصه', 'مناقصه'],
  ['مناقسه', 'مناقصه'],
  ['مناقه', 'مناقصه'],
  ['مناقص', 'مناقصه'],
  ['منقه', undefined],
  ['منقاصه', 'مناقصه'],
  ['مناققصه', 'مناقصه'],
  ['مبارات', 'مباراه'],
  ['مبارااه', 'مباراه'],
  ['competiton', 'competition'],
  ['compettition', 'competition'],
  ['ocmpetition', 'competition'],
  ['competitoin', 'competition'],
  ['competetion', 'competition'],
  ['compatetion', undefined],
  ['bights', 'lights'],
  ['رقيبب', 'رقيب'],
  ['رقبب', undefined],
  ['المناقسه', 'مناقصه'],
  ['202611', undefined],
  ['', undefined],
])('“%s” is corrected to “%s”', (typed, corrected) => {
  expect(correctionOf(typed, texts)).toBe(corrected);
});

test('a word is near what one change makes of it, and is not near itself', () => {
  const letter = fc.constantFrom(...'ابتدرمنهوي');
  const words = fc.array(letter, { minLength: 6, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.nat(), letter, (letters, place, other) => {
      const word = letters.join('');
      const at = place % (letters.length - 1);
      const swapped = [...letters.slice(0, at), letters[at + 1], letters[at], ...letters.slice(at + 2)];
      for (const changed of [
        letters.toSpliced(at, 1),
        letters.toSpliced(at, 0, other),
        letters.with(at, other),
        swapped,
      ])
        expect(nearWords(changed.join('')).has(word)).toBe(changed.join('') !== word);
    }),
  );
});
