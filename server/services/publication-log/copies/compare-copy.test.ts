import { expect, test } from 'vitest';
import { comparedWords } from '#shared/publication-log/compared-words.ts';
import { isCopyOf } from './compare-copy.ts';

const parts = (...texts: string[]) => texts.map(comparedWords);

test('a copy with thousands of other parts between those it needs is compared to its end', () => {
  const text = { needed: parts('A title', 'A paragraph.'), others: parts('7') };
  const between = '7 '.repeat(9_000);
  expect(isCopyOf(comparedWords(`A title ${between} a paragraph`), text, [])).toBe(true);
  expect(isCopyOf(comparedWords(`A title ${between} another`), text, [])).toBe(false);
});
