/** Words of a part: a `tsvector` holds 256 positions of a lexeme, and 16,383 in all. */
const words = 2_000;
/** Characters of a part, for texts without blanks. */
const characters = 24_000;
/** Words of a part that the next one begins with, so that a phrase is in one of them. */
const overlap = 16;

export type TextPart = { start: number; end: number };

/** The parts of a text that are indexed by themselves, one at least; no more than `most`. */
export function textParts(text: string, most: number): TextPart[] {
  const parts: TextPart[] = [];
  for (let start = 0; parts.length < most; ) {
    const { end, next } = partFrom(text, start);
    parts.push({ start, end });
    if (end >= text.length) break;
    start = next;
  }
  return parts;
}

/** The end of the part that starts here, and the start of the next one. */
function partFrom(text: string, start: number): { end: number; next: number } {
  const starts: number[] = [];
  const word = /\S+/g;
  word.lastIndex = start;
  for (let found = word.exec(text); found; found = word.exec(text)) {
    const isFull = starts.length === words || found.index + found[0].length - start > characters;
    if (isFull && starts.length > 0) {
      const next = starts.at(-overlap) ?? found.index;
      return { end: found.index, next: next > start ? next : found.index };
    }
    // A word that is longer than a part is cut
    if (isFull) return { end: start + characters, next: start + characters };
    starts.push(found.index);
  }
  return { end: text.length, next: text.length };
}
