import type { DiffRun } from '#shared/diff/word-diff.ts';

/** A run, or the place of an unchanged stretch that is not shown. */
export type FoldedRun = DiffRun | { kind: 'fold'; text: '' };

/** Characters of an unchanged stretch that stay beside a change. */
const context = 140;

/** Unchanged stretches up to this length stay as they are. */
const shortStretch = 3 * context;

/** Leaves out the middle of long unchanged stretches, and those before the first and after the last change. */
export function foldRuns(runs: readonly DiffRun[]): FoldedRun[] {
  return runs.flatMap((run, place): FoldedRun[] => {
    if (run.kind !== 'same' || run.text.length <= shortStretch) return [run];
    const head = place === 0 ? '' : headOf(run.text);
    const tail = place === runs.length - 1 ? '' : tailOf(run.text);
    return [
      ...(head ? [{ kind: 'same' as const, text: head }] : []),
      { kind: 'fold', text: '' },
      ...(tail ? [{ kind: 'same' as const, text: tail }] : []),
    ];
  });
}

/** The beginning of a text, up to the end of a word. */
function headOf(text: string): string {
  const end = text.slice(0, context).search(/\s\S*$/);
  return text.slice(0, end < 0 ? context : end);
}

/** The end of a text, from the beginning of a word. */
function tailOf(text: string): string {
  const tail = text.slice(-context);
  return tail.slice(tail.search(/\s/) + 1);
}
