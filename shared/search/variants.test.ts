import { expect, test } from 'vitest';
import { foldCases } from '../arabic/cases/fold-cases.ts';
import { tokenCases } from '../arabic/cases/token-cases.ts';
import { falseFriends, variantPairs } from '../arabic/cases/variant-cases.ts';
import { hitsIn } from './hits.ts';
import { parseQuery } from './query.ts';

const finds = (query: string, text: string) => hitsIn(text, parseQuery(query)).length > 0;

test('the tables are long enough', () => {
  expect(variantPairs.length).toBeGreaterThanOrEqual(300);
  expect(foldCases.length + tokenCases.length + variantPairs.length).toBeGreaterThanOrEqual(400);
  expect(falseFriends.length).toBeGreaterThanOrEqual(40);
  expect(new Set(variantPairs.map(String)).size).toBe(variantPairs.length);
});

test.each(variantPairs)('«%s» and «%s» find each other', (word, form) => {
  expect([finds(form, `قبل ${word}، بعد`), finds(word, `قبل ${form}، بعد`)]).toEqual([true, true]);
});

test.each(falseFriends)('«%s» and «%s» are kept apart', (one, other) => {
  expect([finds(one, other), finds(other, one)]).toEqual([false, false]);
});
