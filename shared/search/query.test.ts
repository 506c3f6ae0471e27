import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queryCases } from './cases/query-cases.ts';
import { hitsIn } from './hits.ts';
import { coreOf, parseQuery, type QueryTerm, queryCharacters, queryTerms } from './query.ts';

const formsOf = (terms: readonly QueryTerm[]) => terms.map(({ folded }) => folded).join(' ');

test.each(queryCases)('“%s” is read as “%s”', (typed, read) => {
  const { terms, phrases, excluded, truncated } = parseQuery(typed);
  const shown = [
    ...terms.map(({ folded, parts }) => (parts.length > 0 ? `${folded}(${formsOf(parts)})` : folded)),
    ...phrases.map((phrase) => `"${formsOf(phrase)}"`),
    ...excluded.map((words) => (words.length > 1 ? `-"${formsOf(words)}"` : `-${formsOf(words)}`)),
  ];
  expect([shown.join(' '), truncated]).toEqual([read, false]);
});

test('a phrase is exact up to folding, a word is not', () => {
  const text = 'مواعيد السلك الإداريّ';
  const finds = (query: string) => hitsIn(text, parseQuery(query)).length > 0;
  expect(['"السلك الاداري"', '"سلك الإداري"', '"الإداري السلك"', 'سلك'].map(finds)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test.each([
  ['how can I find the results of a tender', 'find results tender'],
  ['شو الأوراق المطلوبة ومن وين', 'الاوراق المطلوبه'],
  ['what is this', 'what is this'],
  ['IT', 'it'],
  ['in R-2026/01', 'r/2026/1'],
])('“%s” is about “%s”', (typed, words) => {
  expect(formsOf(coreOf(parseQuery(typed)).terms)).toBe(words);
});

test('a query of 200 characters is read, a longer one to the end of a word', () => {
  const word = 'كلمة ';
  expect(parseQuery(word.repeat(40)).truncated).toBe(false);
  const long = `${word.repeat(39)}وأخيرة جدًا`;
  expect(parseQuery(long).truncated).toBe(true);
  expect(parseQuery(long).terms.map(({ typed }) => typed)).toEqual(['كلمة']);
  const complete = parseQuery('ك'.repeat(queryCharacters + 1));
  expect(complete.terms[0]?.typed).toHaveLength(queryCharacters);
  expect(parseQuery(`${'😀'.repeat(queryCharacters - 1)}ا ب`).terms.map(({ typed }) => typed)).toEqual(['ا']);
});

test('a query of too many words has the first ones', () => {
  const { terms, truncated } = parseQuery('a b c d e f g h i j k l m n o p q r s t u v w x y z');
  expect([terms.length, truncated]).toEqual([queryTerms, true]);
  expect(parseQuery('a -b -c -d -e -f')).toMatchObject({ excluded: { length: 4 }, truncated: true });
  expect(parseQuery('"a" "b" "c" "d" "e"')).toMatchObject({ phrases: { length: 4 }, truncated: true });
});

const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
const likely = fc.constantFrom(...'ابتدرمنهوي ١٢3T-/."„“«» 😀aeiou,');
const texts = fc.array(fc.oneof(unit, likely, likely), { maxLength: 500 }).map((units) => units.join(''));

test('any text is a query', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { terms, phrases, excluded } = parseQuery(text);
      expect(terms.length).toBeLessThanOrEqual(queryTerms);
      const all = [...terms, ...phrases.flat(), ...excluded.flat()];
      expect(all.length).toBeLessThanOrEqual(queryCharacters);
      expect(all.every(({ folded, stems }) => folded !== '' && stems.length > 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
