import { diffArrays } from 'diff/lib/diff/array.js';
import type { Language } from '../languages.ts';

/** A part of two versions of a text: in both, in the later one alone, or in the earlier one alone. */
export type DiffRun = { kind: 'same' | 'added' | 'removed'; text: string };

/** Beyond these many lines that differ, texts are shown as a whole: a closer comparison would be slow, and of no use. */
const mostLines = 300;

/** Lines that are compared one by one with as many others. */
const mostPairs = 1000;

/** Words that differ in a whole text: the time of a comparison grows with the square of its edits. */
const mostWords = 1000;

/** Characters of differing lines, of both versions, whose words are compared: splitting them takes most of the time. */
const mostCharacters = 60_000;

/**
 * Compares two versions of a text, first by its lines, then by the words of the lines that differ. The same and removed
 * runs together are the earlier version, the same and added ones the later.
 */
export function wordDiff(before: string, after: string, language: Language): DiffRun[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  let squareLeft = mostWords ** 2;
  let charactersLeft = mostCharacters;
  const runs = blocksOf(linesOf(before), linesOf(after)).flatMap(({ same, ...block }) => {
    if (same !== '') return [{ kind: 'same' as const, text: same }];
    return pairsOf(block).flatMap((pair) => {
      charactersLeft -= pair.removed.length + pair.added.length;
      if (charactersLeft < 0) return replaced(pair);
      const earlier = wordsOf(segmenter, pair.removed);
      const later = wordsOf(segmenter, pair.added);
      if (!mayShareWords(earlier, later)) return replaced(pair);
      // One paragraph takes no more than half of what is left, so that those after it are compared, too
      const most = Math.floor(Math.sqrt(squareLeft / 2));
      const { changes, edits } = compareWords(earlier, later, most);
      squareLeft -= Math.min(edits, most) ** 2;
      return changes && hasCommonWords(changes) ? changes : replaced(pair);
    });
  });
  return joined(withoutLoneBlanks(joined(runs)));
}

type Change = { removed: string; added: string };

type Block = Change & { same: string };

const replaced = ({ removed, added }: Change): DiffRun[] => [
  { kind: 'removed', text: removed },
  { kind: 'added', text: added },
];

/** Lines with the break at their end. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** Equal lines, and between them those that one version has in the place of the other's. */
function blocksOf(before: string[], after: string[]): Block[] {
  const changes = diffArrays(before, after, { maxEditLength: mostLines });
  if (!changes) return [{ same: '', removed: before.join(''), added: after.join('') }];
  const blocks: Block[] = [];
  for (const { added, removed, value } of changes) {
    const text = value.join('');
    const last = blocks.at(-1);
    if (!added && !removed) blocks.push({ same: text, removed: '', added: '' });
    else if (last && last.same === '') last[added ? 'added' : 'removed'] += text;
    else blocks.push({ same: '', removed: removed ? text : '', added: added ? text : '' });
  }
  return blocks;
}

/** As many lines as there were are the same lines with other words: each is compared with its own. */
function pairsOf(change: Change): Change[] {
  const [removed, added] = [linesOf(change.removed), linesOf(change.added)];
  if (removed.length !== added.length || removed.length > mostPairs) return [change];
  return removed.map((line, place) => ({ removed: line, added: added[place] as string }));
}

/**
 * Addresses, and numbers with their groups and references. Each is one word: a part of it could not be painted in its own
 * direction. Each alternative begins where its characters do, so that a long text without blanks is read once.
 */
const oneWord =
  /(?<![^\s،؛()«»"'])[^\s،؛()«»"']*(?:@|:\/\/)(?=[\p{L}\p{N}/])[^\s،؛()«»"']*[\p{L}\p{N}/]|(?:[+(]|(?<![\p{L}\p{N}]))[\p{L}\p{N}]*\p{N}(?:[ .,:/()+\-–٫٬_]{0,2}[\p{N}%٪])*/gu;

/** Words, marks and blanks, each for itself. */
function wordsOf(segmenter: Intl.Segmenter, text: string): string[] {
  const words: string[] = [];
  const segment = (part: string) => {
    if (part !== '') for (const each of segmenter.segment(part)) words.push(each.segment);
  };
  let end = 0;
  for (const { 0: word, index } of text.matchAll(oneWord)) {
    segment(text.slice(end, index));
    words.push(word);
    end = index + word.length;
  }
  segment(text.slice(end));
  return words;
}

/** A quick look at the words of both, whatever their order: too few in common need no comparison. */
function mayShareWords(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before.filter((word) => /[\p{L}\p{N}]/u.test(word)));
  const words = after.filter((word) => /[\p{L}\p{N}]/u.test(word));
  const common = words.filter((word) => known.has(word)).length;
  return before.length > 0 && after.length > 0 && (words.length < 8 || common * 5 >= words.length);
}

/** The runs of two lists of words; none where they take more edits than there may be. */
function compareWords(before: string[], after: string[], maxEditLength: number) {
  const found = maxEditLength > 0 ? diffArrays(before, after, { maxEditLength }) : undefined;
  const changes = found?.map(({ added, removed, value }): DiffRun => {
    return { kind: added ? 'added' : removed ? 'removed' : 'same', text: value.join('') };
  });
  const edits = found?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0);
  return { changes, edits: edits ?? maxEditLength };
}

/** A fifth of the longer version's letters stay: with fewer, marks would tear its sentences to pieces. */
function hasCommonWords(runs: readonly DiffRun[]): boolean {
  const letters = (kind: DiffRun['kind']) =>
    runs
      .filter((run) => run.kind === kind)
      .reduce((sum, { text }) => sum + text.replaceAll(/[\s\p{P}]/gu, '').length, 0);
  const [same, changed] = [letters('same'), Math.max(letters('added'), letters('removed'))];
  return same * 4 >= changed || changed < 30;
}

/** A blank between two changed words is changed with them: the eye reads them as one. */
function withoutLoneBlanks(runs: readonly DiffRun[]): DiffRun[] {
  return runs.flatMap((run, place): DiffRun[] => {
    const isBetween = runs[place - 1] && runs[place + 1];
    const isBlank = run.kind === 'same' && /^[^\S\n]+$/.test(run.text);
    return isBlank && isBetween ? replaced({ removed: run.text, added: run.text }) : [run];
  });
}

/** Neighbouring changes as one removal and one addition, and neighbours of a kind as one. */
function joined(runs: readonly DiffRun[]): DiffRun[] {
  const result: DiffRun[] = [];
  const changed = { removed: '', added: '' };
  const flush = () => {
    for (const kind of ['removed', 'added'] as const) {
      if (changed[kind] !== '') result.push({ kind, text: changed[kind] });
      changed[kind] = '';
    }
  };
  for (const { kind, text } of runs) {
    if (kind !== 'same') changed[kind] += text;
    else if (text !== '') {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
