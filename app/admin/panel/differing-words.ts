import { diffArrays } from 'diff/lib/diff/array.js';
import { splitRuns } from '../../ui/split-runs.ts';

/** A part of a text; `differs`: the other version has other words there. */
export type TextPart = { text: string; differs: boolean };

/** Beyond this many edits the versions count as two texts: a closer comparison would be slow. */
const mostEdits = 600;

/** Both versions split at the words that differ; the parts of each together are its text. */
export function differingWords(mine: string, theirs: string): { mine: TextPart[]; theirs: TextPart[] } {
  const ours = wordsOf(mine);
  const others = wordsOf(theirs);
  const changes =
    diffArrays(ours, others, { comparator: isSameWord, maxEditLength: mostEdits }) ?? middle(ours, others);
  return {
    mine: partsOf(
      ours,
      changes.filter(({ added }) => !added),
    ),
    theirs: partsOf(
      others,
      changes.filter(({ removed }) => !removed),
    ),
  };
}

/** A telephone number, an address or a date is one word: a part of it could not be painted in its own direction. */
function wordsOf(text: string): string[] {
  return splitRuns(text).flatMap((run) =>
    run.direction ? [run.text] : (run.text.match(/\s*\S+|\s+$/g) ?? []),
  );
}

/** The space before a word is no difference of the word. */
function isSameWord(one: string, other: string): boolean {
  return one.trim() === other.trim();
}

type Change = { count: number; added: boolean; removed: boolean };

/** The words between the common beginning and the common end. */
function middle(ours: string[], others: string[]): Change[] {
  const shorter = Math.min(ours.length, others.length);
  const sameUntil = (at: (words: string[], index: number) => string | undefined, most: number) => {
    let count = 0;
    while (count < most && isSameWord(at(ours, count) ?? '', at(others, count) ?? '')) count += 1;
    return count;
  };
  const start = sameUntil((words, index) => words[index], shorter);
  const end = sameUntil((words, index) => words.at(-1 - index), shorter - start);
  const same = { added: false, removed: false };
  return [
    { ...same, count: start },
    { count: ours.length - start - end, added: false, removed: true },
    { count: others.length - start - end, added: true, removed: false },
    { ...same, count: end },
  ];
}

/** One version's words by its changes; the space before a differing word stays outside of the mark. */
function partsOf(words: string[], changes: Change[]): TextPart[] {
  let from = 0;
  return changes.flatMap(({ count, added, removed }) => {
    const text = words.slice(from, (from += count)).join('');
    const differs = added || removed;
    const space = differs ? (/^\s*/.exec(text)?.[0] ?? '') : '';
    const parts = [
      { text: space, differs: false },
      { text: text.slice(space.length), differs },
    ];
    return parts.filter((part) => part.text !== '');
  });
}
