import { type Hit, hitsIn } from './hits.ts';
import type { Query } from './query.ts';

/** A part of a text in its own spelling. */
export type Piece = { text: string; hit: boolean };

/** A complete text with its hits. */
export function markHits(text: string, query: Query): Piece[] {
  return pieces(text, hitsIn(text, query), 0, text.length);
}

/** The stretch of a text with most of a query's terms, to the ends of words, with an ellipsis where the text goes on. */
export function snippet(text: string, query: Query, characters: number): Piece[] {
  const hits = hitsIn(text, query);
  const [first, last] = densest(hits, characters);
  const [from, to] = widen(text, first?.start ?? 0, last?.end ?? 0, characters);
  return [
    ...(text.slice(0, from).trim() === '' ? [] : [{ text: '… ', hit: false }]),
    ...pieces(text, hits, from, to),
    ...(text.slice(to).trim() === '' ? [] : [{ text: ' …', hit: false }]),
  ];
}

/** The first and the last hit of the stretch with most different terms, then with most hits, then of the first. */
function densest(hits: readonly Hit[], characters: number): [Hit | undefined, Hit | undefined] {
  const counts = new Map<number, number>();
  let best = { terms: 0, hits: 0, from: 0, to: 0 };
  let from = 0;
  hits.forEach(({ term, end }, to) => {
    counts.set(term, (counts.get(term) ?? 0) + 1);
    for (
      let first = hits[from] as Hit;
      from < to && end - first.start > characters;
      first = hits[from] as Hit
    ) {
      const left = (counts.get(first.term) ?? 0) - 1;
      if (left > 0) counts.set(first.term, left);
      else counts.delete(first.term);
      from += 1;
    }
    const isBetter = counts.size > best.terms || (counts.size === best.terms && to - from + 1 > best.hits);
    if (isBetter) best = { terms: counts.size, hits: to - from + 1, from, to };
  });
  return [hits[best.from], hits[best.to]];
}

/** A stretch with the words around it, a third of them before; not more than are wanted, unless one word is longer. */
function widen(text: string, start: number, end: number, characters: number): [number, number] {
  const spare = Math.max(characters - (end - start), 0);
  const earliest = Math.max(start - (text.length - end > (2 * spare) / 3 ? spare / 3 : spare), 0);
  let from = start;
  for (let at = start; at >= earliest; at -= 1) if (isWordStart(text, at)) from = at;
  let to = end;
  for (let at = Math.max(end, 1); at <= Math.min(from + characters, text.length); at += 1)
    if (isWordEnd(text, at)) to = at;
  if (to === 0) to = firstWordEnd(text, characters);
  return [from, to];
}

const blank = /\s/;

function isWordStart(text: string, at: number): boolean {
  return (at === 0 || blank.test(text.charAt(at - 1))) && at < text.length && !blank.test(text.charAt(at));
}

function isWordEnd(text: string, at: number): boolean {
  return (at === text.length || blank.test(text.charAt(at))) && !blank.test(text.charAt(at - 1));
}

/** The end of a first word that is longer than wanted; one without end is cut between two characters. */
function firstWordEnd(text: string, characters: number): number {
  const end = text.search(/(?<=\S)\s|(?<=\S)$/);
  return end <= 4 * characters
    ? Math.max(end, 0)
    : Array.from(text.slice(0, characters)).slice(0, -1).join('').length;
}

function pieces(text: string, hits: readonly Hit[], from: number, to: number): Piece[] {
  const found: Piece[] = [];
  const add = (start: number, end: number, hit: boolean) => {
    if (start < end) found.push({ text: inOneLine(text, start, end), hit });
  };
  let at = from;
  for (const { start, end } of hits) {
    if (start < from || end > to) continue;
    add(at, start, false);
    add(start, end, true);
    at = end;
  }
  add(at, to, false);
  return found;
}

/** The end of a line, with the mark of a list that begins the next one; that of a paragraph is no line that a file has broken. */
const lineEnd = /\s*\n\s*(?:[-–•*]\s+)?/g;
const paragraphEnd = /\n\s*\n|\S/;
const wordEnd = /[\p{L}\p{M}\p{N})\]»”"]$/u;

/** A stretch in one line: a dot divides paragraphs that end without punctuation, such as headings. */
function inOneLine(text: string, start: number, end: number): string {
  // With the character before it, which may be the end of a paragraph
  const from = Math.max(start - 1, 0);
  const line = text
    .slice(from, end)
    .replace(lineEnd, (found, at: number, all: string) =>
      paragraphEnd.test(found) && wordEnd.test(all.slice(0, at)) ? ' · ' : ' ',
    )
    .replace(/\s+/g, ' ');
  return line.slice(start - from);
}
