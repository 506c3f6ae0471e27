import { expect, test } from 'vitest';
import { managers } from '#content/managers.ts';
import { termLine } from './term-line.ts';

const written = (...years: [string, string][]) => years.map(([from, to]) => ({ from, to })).toReversed();

test('the terms of the sample stand to scale in both languages, the newest first', () => {
  for (const language of ['ar', 'en'] as const) {
    const terms = managers.map(({ from, to }) => ({ from: from[language], to: to[language] })).toReversed();
    const line = termLine(terms, 2026);
    const lengths = [5, 9, 7, 7, 7, 7, 6, 8, 7].map((years) => (years / 63) * 100);
    expect(line?.terms.map(({ length }) => length)).toEqual(lengths.map((length) => expect.closeTo(length)));
    expect(line?.terms.every(({ vacancy }) => vacancy === 0)).toBe(true);
    expect(line?.years.map(({ year }) => year)).toEqual([1963, 1970, 1980, 1990, 2000, 2010, 2020, 2026]);
  }
});

test('a year without a director is a gap', () => {
  const line = termLine(written(['1990', '2000'], ['2010', '2020'], ['٢٠٢٠', '']), 2030);
  expect(line?.terms.map(({ vacancy }) => vacancy)).toEqual([0, 25, 0]);
});

test.each([
  ['nobody', []],
  ['one director', written(['1990', ''])],
  ['a term that names no year', written(['1970', '1980'], ['the spring', '1990'], ['1990', ''])],
  ['a date with two years', written(['1970', '1980'], ['1980/1981', '1990'], ['1990', ''])],
  ['terms that overlap', written(['1970', '1985'], ['1980', '1990'], ['1990', ''])],
  ['terms out of order', written(['1990', '2000'], ['1980', '1990'], ['2000', ''])],
  ['two directors in office', written(['1970', '1980'], ['1980', ''], ['1990', ''])],
  ['a term within one year', written(['1970', '1990'], ['1990', '1990'], ['1990', ''])],
  [
    'sixty years beside single ones',
    written(['1900', '1960'], ['1960', '1961'], ['1961', '1962'], ['1962', '1963'], ['1963', '']),
  ],
  [
    'forty directors',
    written(
      ...Array.from({ length: 40 }, (_, n): [string, string] => [`${1900 + 3 * n}`, `${1903 + 3 * n}`]),
    ),
  ],
])('no line of %s', (_name, terms) => {
  expect(termLine(terms, 2026)).toBeUndefined();
});
