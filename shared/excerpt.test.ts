import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

test.each([
  ['a short text is unchanged', 'ten chars.', 10, 'ten chars.'],
  ['lines become one', ' one\r\n\r\ntwo\t three ', 50, 'one two three'],
  ['a longer text ends at a word', 'one two three', 9, 'one two…'],
  ['a word that just fits stays', 'one two three', 7, 'one two…'],
  ['a word longer than all is cut', 'abcdefghij', 4, 'abcd…'],
  ['no mark stands before the dots', 'one two. three', 9, 'one two…'],
  ['a sign of two code units is not torn', '😀😀😀😀', 2, '😀😀…'],
  ['Arabic ends at a word too', 'أعلنت المديرية فتح باب التطويع', 20, 'أعلنت المديرية فتح…'],
])('%s', (_what, text, characters, expected) => {
  expect(excerpt(text, characters)).toBe(expected);
});
