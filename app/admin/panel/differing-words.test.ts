import { expect, test } from 'vitest';
import { differingWords, type TextPart } from './differing-words.ts';

/** A text with its differing stretches in brackets. */
const marked = (parts: TextPart[]) =>
  parts.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');

const joined = (parts: TextPart[]) => parts.map(({ text }) => text).join('');

test.each([
  ['one word', 'The old road', 'The new road', 'The [old] road', 'The [new] road'],
  ['words that one has more', 'a b', 'a b c d', 'a b', 'a b [c d]'],
  ['a first word', 'b c', 'a b c', 'b c', '[a] b c'],
  ['two places', 'a x b y c', 'a 1 b 2 c', 'a [x] b [y] c', 'a [1] b [2] c'],
  ['Arabic words', 'يُفتح الباب غدًا', 'يُفتح باب التسجيل غدًا', 'يُفتح [الباب] غدًا', 'يُفتح [باب التسجيل] غدًا'],
  ['nothing on one side', '', 'a b', '', '[a b]'],
  ['everything', 'a b', 'c d', '[a b]', '[c d]'],
  ['line breaks alone', 'a b', 'a\n\nb', 'a b', 'a\n\nb'],
  ['a line more', 'a\nb', 'a\nx y\nb', 'a\nb', 'a\n[x y]\nb'],
  [
    'a telephone number, which stays whole',
    'Call +961 1 000 112.',
    'Call +961 1 000 113.',
    'Call [+961 1 000 112].',
    'Call [+961 1 000 113].',
  ],
])('%s', (_name, mine, theirs, mineMarked, theirsMarked) => {
  const parts = differingWords(mine, theirs);
  expect([marked(parts.mine), marked(parts.theirs)]).toEqual([mineMarked, theirsMarked]);
  expect([joined(parts.mine), joined(parts.theirs)]).toEqual([mine, theirs]);
});

test('of long texts that have little in common, what is between their beginning and their end differs', () => {
  const text = (word: string) => `Both begin\n${`${word} `.repeat(5_000)}\nBoth end`;
  const { mine, theirs } = differingWords(text('a'), text('b'));
  expect(mine.map(({ text: part, differs }) => [part.trim().slice(0, 10), differs])).toEqual([
    ['Both begin', false],
    ['', false],
    ['a a a a a ', true],
    ['Both end', false],
  ]);
  expect([joined(mine), joined(theirs)]).toEqual([text('a'), text('b')]);
});
