import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from '../languages.ts';
import { type DiffRun, wordDiff } from './word-diff.ts';

/** A diff as a text: `[-removed-]`, `{+added+}`. */
function marked(before: string, after: string, language: Language = 'en'): string {
  const marks = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return wordDiff(before, after, language)
    .map(({ kind, text }) => marks[kind][0] + text + marks[kind][1])
    .join('');
}

const version = (runs: DiffRun[], without: DiffRun['kind']) =>
  runs
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

test.each<[before: string, after: string, diff: string]>([
  ['The tender is open.', 'The tender is open.', 'The tender is open.'],
  ['', 'A new text.', '{+A new text.+}'],
  ['An old text.', '', '[-An old text.-]'],
  ['', '', ''],
  ['Bids are due by noon.', 'Bids are due by 2 p.m.', 'Bids are due by [-noon-]{+2 p.m+}.'],
  ['Until 20 March 2026.', 'Until 25 April 2026.', 'Until [-20 March-]{+25 April+} 2026.'],
  ['It is open, today.', 'It is open today.', 'It is open[-,-] today.'],
  ['One.\n\nTwo.', 'One.\n\nNew.\n\nTwo.', 'One.\n\n{+New.\n\n+}Two.'],
  ['One.\nTwo.\nThree.', 'One.\nThree.', 'One.\n[-Two.\n-]Three.'],
  ['Call 01 234 567.', 'Call 01 234 568.', 'Call [-01 234 567-]{+01 234 568+}.'],
  ['See T-2026/11.', 'See T-2026/12.', 'See T-[-2026/11-]{+2026/12+}.'],
  ['Write to a@b.org.', 'Write to c@b.org.', 'Write to [-a@b.org-]{+c@b.org+}.'],
  ['- ten clerks;\n- two guards', '- six clerks;\n- two guards', '- [-ten-]{+six+} clerks;\n- two guards'],
])('from “%s” to “%s”', (before, after, diff) => {
  expect(marked(before, after)).toBe(diff);
});

test.each<[before: string, after: string, diff: string]>([
  ['تُقبل الطلبات حتى ٢٠ آذار.', 'تُقبل الطلبات حتى ٢٥ آذار.', 'تُقبل الطلبات حتى [-٢٠-]{+٢٥+} آذار.'],
  ['في المراكز الإقليمية', 'في المراكز كافة', 'في المراكز [-الإقليمية-]{+كافة+}'],
  ['يُقفل المدخل، غدًا.', 'يُقفل المدخل غدًا.', 'يُقفل المدخل[-،-] غدًا.'],
])('an Arabic word is one, with its vowel signs: from «%s» to «%s»', (before, after, diff) => {
  expect(marked(before, after, 'ar')).toBe(diff);
});

test('paragraphs with few words in common are replaced as a whole', () => {
  const before = 'The lifts at headquarters are serviced once a year, on a contract of their own.';
  const after = 'Six light ambulances for mountain tracks: the public tender closes on Thursday at noon.';
  expect(marked(`Title\n${before}\nEnd`, `Title\n${after}\nEnd`)).toBe(
    `Title\n[-${before}\n-]{+${after}\n+}End`,
  );
});

const words = fc.constantFrom('القانون', 'المديرية', 'المكتب', 'law', 'office', '٢٠٢٦', '10:30', 'a@b.org');
const text = fc
  .array(fc.oneof(words, fc.constantFrom(' ', '\n', '\n\n', '، ', '. ', '-'), fc.string({ maxLength: 3 })))
  .map((parts) => parts.join(''));

test('both versions come out of the runs, whatever the texts', () => {
  fc.assert(
    fc.property(fc.tuple(text, text), fc.constantFrom<Language>('ar', 'en'), ([before, after], language) => {
      const runs = wordDiff(before, after, language);
      expect(version(runs, 'added')).toBe(before);
      expect(version(runs, 'removed')).toBe(after);
      expect(runs.every((run) => run.text !== '')).toBe(true);
      expect(runs.some((run, place) => run.kind === runs[place + 1]?.kind)).toBe(false);
    }),
  );
});

test('very long texts without a common word are replaced as a whole, at little cost', () => {
  const before = 'one two\n'.repeat(2500);
  const after = 'three four five\n'.repeat(1300);
  expect(wordDiff(before, after, 'en')).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
});

test('a text that is too long for a comparison of words is compared by its lines', () => {
  const lines = Array.from(
    { length: 800 },
    (_, place) => `Line ${place} says ${'a word '.repeat(20)}here.\n`,
  );
  const before = lines.join('');
  const after = lines.map((line, place) => (place % 3 ? line : line.replace('here', 'there'))).join('');
  const runs = wordDiff(before, after, 'en');
  expect([version(runs, 'added'), version(runs, 'removed')]).toEqual([before, after]);
  expect(runs.find(({ kind }) => kind === 'removed')?.text).toBe('here');
  expect(runs.findLast(({ kind }) => kind === 'removed')?.text).toContain('Line 798 says');
});

test('a paragraph that was written again does not hide what changed in the others', () => {
  const rewritten = (word: string) =>
    `${Array.from({ length: 400 }, (_, place) => `${word}${place}`).join(' ')}\n`;
  const others = Array.from(
    { length: 20 },
    (_, place) => `Office ${place} opens at eight and closes at two.\n`,
  );
  const before = [rewritten('a'), ...others].join('');
  const after = [rewritten('b'), ...others.map((line) => line.replace('eight', 'nine'))].join('');
  expect(marked(before, after).match(/\[-eight-\]\{\+nine\+\}/g)).toHaveLength(20);
});

test.each(['م', 'a', '1', '.', '@.', 'a@', '://', '('])(
  'a long text without blanks, of “%s”, is compared like any other',
  (part) => {
    const before = part.repeat(30_000 / part.length);
    const runs = wordDiff(before, `${before} x`, 'ar');
    expect([version(runs, 'added'), version(runs, 'removed')]).toEqual([before, `${before} x`]);
  },
);

test('an address is one word, whatever it begins with', () => {
  expect(marked('To 1a@b.org, see file:///a/1.', 'To 2a@b.org, see file:///a/2.')).toBe(
    'To [-1a@b.org-]{+2a@b.org+}, see [-file:///a/1-]{+file:///a/2+}.',
  );
});
