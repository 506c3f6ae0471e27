import { expect, test } from 'vitest';
import { plainAnswer } from './plain-question.ts';

test.each([
  ['sum', 11],
  ['difference', 5],
  ['next', 9],
  ['larger', 8],
] as const)('the answer to a question about the %s of 8 and 3 is %i', (subject, answer) => {
  expect(plainAnswer({ subject, a: 8, b: 3 })).toBe(answer);
});
