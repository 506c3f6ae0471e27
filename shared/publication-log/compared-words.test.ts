import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';
import { verifiedCharacters } from './verification-limits.ts';

const compared = (text: string) => comparedWords(text).map((word) => word.compared);

test.each(['a-', '-', 'a_', 'ↀ', '\u202A', '\u200E', '\u0301\u0316', '+ↀa'])(
  'a text that repeats %j is read to its end',
  (each) => {
    // Five times what is taken: a time that grows with the square of the length is minutes here
    const text = each.repeat((5 * verifiedCharacters) / each.length);
    expect(comparedWords(`${text} end`).at(-1)?.compared).toBe('end');
  },
);

test('what a kind begins with has the length that it may have', () => {
  const mailbox = `a_${'b'.repeat(60)}.c`;
  expect(compared(`${mailbox}@example.org _x@example.org_`)).toEqual([
    `${mailbox}@example.org`,
    'x@example.org',
  ]);
  const part = 'a-'.repeat(31);
  expect(compared(`${part}b.example.org`)).toEqual([`${part}b.example.org`]);
});

test.each([
  ['from ≥ 18', 'from ≤ 18'],
  ['the fee is 500', 'the fee is 500 ₺'],
  ['3 × 4', '3 ÷ 4'],
  ['a tolerance of 5', 'a tolerance of ± 5'],
  ['a share of 5', 'a share of 5‰'],
  ['paragraph ❶', 'paragraph ❷'],
])('%s is not %s', (one, other) => {
  expect(compared(one)).not.toEqual(compared(other));
});
