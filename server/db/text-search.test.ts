import { expect, test } from 'vitest';
import { fold } from '#shared/arabic/fold.ts';
import { otherForms, patternOf } from './text-search.ts';

test('no character is left out that reads as a letter of the pattern', () => {
  const other = new RegExp(otherForms, 'u');
  const missed = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).filter(
    (character) =>
      !/^[A-Z]$/.test(character) &&
      !other.test(character) &&
      [...patternOf(fold(character)).replaceAll('%', '')].some((letter) => letter !== character),
  );
  expect(missed).toEqual([]);
});

test('the pattern keeps enough letters to leave out most texts', () => {
  expect(patternOf(fold('المناقصة T-٢٠٢٦'))).toBe('%ل%م%ن%ق%ص%t%');
});
