import { expect, test } from 'vitest';
import { foldCases } from '../arabic/cases/fold-cases.ts';
import { tokenCases } from '../arabic/cases/token-cases.ts';
import { falseFriends, variantCases } from '../arabic/cases/variant-cases.ts';
import { hitsIn } from './hits.ts';
import { parseQuery } from './query.ts';

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));
const variants = rows(variantCases).flatMap(([word = '', forms = '']) =>
  forms.split(' ').map((form): [string, string] => [word, form]),
);
const friends = rows(falseFriends).map(([one = '', other = '']): [string, string] => [one, other]);

const finds = (query: string, text: string) => hitsIn(text, parseQuery(query)).length > 0;

test('the tables are long enough', () => {
  expect(variants.length).toBeGreaterThanOrEqual(300);
  expect(foldCases.length + tokenCases.length + variants.length).toBeGreaterThanOrEqual(400);
  expect(friends.length).toBeGreaterThanOrEqual(40);
  expect(new Set(variants.map(String)).size).toBe(variants.length);
});

test.each(variants)('«%s» and «%s» find each other', (word, form) => {
  expect([finds(form, `قبل ${word}، بعد`), finds(word, `قبل ${form}، بعد`)]).toEqual([true, true]);
});

test.each(friends)('«%s» and «%s» are kept apart', (one, other) => {
  expect([finds(one, other), finds(other, one)]).toEqual([false, false]);
});
