import { diffArrays } from 'diff/lib/diff/array.js';
import type { DiffRun } from '#shared/diff/word-diff.ts';
import type { ComparedWord } from '#shared/publication-log/compared-words.ts';
import { shinglesOf } from './text-marks.ts';
import type { TextParts } from './text-parts.ts';

/** Differing words beyond which two texts are shown one after the other: the time grows with their square. */
const mostEdits = 400;

type Words = readonly ComparedWord[];

/**
 * True where a copy has all needed parts of a text, word by word and in their order, with nothing between them but the
 * other parts of it.
 * @param extras further parts that anybody may add, such as the address of its page.
 */
export function isCopyOf(copy: Words, { needed, others }: TextParts, extras: readonly Words[]): boolean {
  const between = [...others, ...extras].filter(({ length }) => length > 0);
  const parts = needed.filter(({ length }) => length > 0);
  if (parts.length === 0) return false;
  const seen = new Set<string>();
  // A list, and no recursion: a copy of thousands of short parts would be deeper than the stack
  const states = [{ at: 0, part: 0 }];
  for (let state = states.pop(); state; state = states.pop()) {
    const { at, part } = state;
    const name = `${at} ${part}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const next = parts[part];
    if (!next && at === copy.length) return true;
    for (const words of between)
      if (startsWith(copy, at, words)) states.push({ at: at + words.length, part });
    if (next && startsWith(copy, at, next)) states.push({ at: at + next.length, part: part + 1 });
  }
  return false;
}

function startsWith(copy: Words, at: number, words: Words): boolean {
  return (
    at + words.length <= copy.length &&
    words.every(({ compared }, index) => copy[at + index]?.compared === compared)
  );
}

/**
 * Counts the words of a copy that stand in runs of three which a text has, too. The copy may be long, and is compared with
 * several texts: its runs are made once.
 */
export function countShared(copy: Words): (text: TextParts) => number {
  const runs = shinglesOf(copy);
  return ({ needed, others }) => {
    const known = new Set([needed.flat(), ...others].flatMap(shinglesOf));
    let [shared, end] = [0, 0];
    for (const [start, run] of runs.entries()) {
      if (!known.has(run)) continue;
      const next = Math.min(start + 3, copy.length);
      shared += next - Math.max(start, end);
      end = next;
    }
    return shared;
  };
}

/** Stands for words that are public no more. */
const redacted = '… ';

/** The marks of a copy without the words that it lacks, which nobody learns here. */
export const redactRemoved = (runs: readonly DiffRun[]): DiffRun[] =>
  runs.map((run) => (run.kind === 'removed' ? { ...run, text: redacted } : run));

/** A copy beside a text: words of ours that it lacks are removed, words that we never published are added. */
export function markedCopy(copy: Words, { needed, others }: TextParts, extras: readonly Words[]): DiffRun[] {
  const own = needed.flat();
  const [before, after] = [keysOf(own), keysOf(copy)];
  const found =
    fewestEdits(before, after) <= mostEdits && diffArrays(before, after, { maxEditLength: mostEdits });
  if (!found) {
    const removed = { kind: 'removed' as const, text: shownOf(own) };
    return [removed, { kind: 'added', text: shownOf(copy) }];
  }
  let [ours, theirs] = [0, 0];
  const harmless = new Set([...others, ...extras].map((words) => keysOf(words).join(' ')));
  return found.map(({ added, removed, count }): DiffRun => {
    const from = added ? theirs : ours;
    const words = (added ? copy : own).slice(from, from + count);
    if (!added) ours += count;
    if (!removed) theirs += count;
    const isHarmless = added && harmless.has(keysOf(words).join(' '));
    const kind = isHarmless || !(added || removed) ? 'same' : added ? 'added' : 'removed';
    return { kind, text: shownOf(words) };
  });
}

/** The words of two texts that the other one does not have, wherever they stand: a comparison needs as many edits or more. */
function fewestEdits(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const more = left.get(word) ?? 0;
    if (more > 0) shared += 1;
    left.set(word, more - 1);
  }
  return before.length + after.length - 2 * shared;
}

const keysOf = (words: Words) => words.map(({ compared }) => compared);
const shownOf = (words: Words) => words.map(({ shown }) => `${shown} `).join('');
