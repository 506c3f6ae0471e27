import { fold } from '#shared/arabic/fold.ts';
import type { ComparedWord } from '#shared/publication-log/compared-words.ts';
import type { TextParts } from './text-parts.ts';

/** Raised where marks are made in another way: all texts get new ones then. */
export const marksVersion = 1;

/** Words of a shingle, and shingles of which one is a mark: eight words in a row that two texts share have a mark. */
const shingleWords = 3;
const window = 6;

/** Marks of a text that are stored, and marks of a copy that are searched for. */
const mostStored = 24;
const mostSearched = 32;

/** The folded runs of words of a text, in order. */
export function shinglesOf(words: readonly ComparedWord[]): string[] {
  const folded = words.map(({ compared }) => fold(compared));
  if (folded.length <= shingleWords) return folded.length > 0 ? [folded.join(' ')] : [];
  return folded
    .slice(shingleWords - 1)
    .map((_, index) => folded.slice(index, index + shingleWords).join(' '));
}

/** The marks of a published text: a part of its shingles, its title, and all that a copy has to have. */
export function marksOf({ needed }: TextParts): number[] {
  const all = needed.flat();
  const marks = winnowed(all, mostStored);
  return [...new Set([...marks, ...titleMarks([needed[0] ?? []]), completeMark(all)])];
}

/** The marks by which a copy finds its original: those of its lines, which may be a title, are among them. */
export function searchedMarks(words: readonly ComparedWord[], lines: readonly ComparedWord[][]): number[] {
  const exact = [completeMark(words), ...titleMarks(lines.slice(0, 4))];
  return [...new Set([...exact, ...winnowed(words, mostSearched)])];
}

const completeMark = (words: readonly ComparedWord[]) =>
  hashOf(`complete ${words.map(({ compared }) => compared).join(' ')}`);

const titleMarks = (lines: readonly ComparedWord[][]) =>
  lines
    .filter(({ length }) => length > 0)
    .map((line) => hashOf(`title ${line.map(({ compared }) => compared).join(' ')}`));

/** The least hash of each window of shingles: both texts choose the same ones, wherever they begin. */
function winnowed(words: readonly ComparedWord[], most: number): number[] {
  const hashes = shinglesOf(words).map(hashOf);
  const chosen = new Set<number>();
  for (let start = 0; start <= Math.max(0, hashes.length - window); start += 1) {
    const least = Math.min(...hashes.slice(start, start + window));
    if (Number.isFinite(least)) chosen.add(least);
  }
  return [...chosen].toSorted((one, other) => one - other).slice(0, most);
}

/** FNV-1a, as a signed number of 32 bits: both engines store it in four bytes. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash | 0;
}
