import { stem } from '../arabic/stem.ts';
import { exactForm, type Token, tokens } from '../arabic/tokens.ts';
import type { Query, QueryTerm } from './query.ts';

/** A place in a text that a query finds; phrases are numbered after the terms. */
export type Hit = { start: number; end: number; term: number };

type StemmedToken = Token & { stem: string };

/** The hits of a query in a text, in order, without those that overlap an earlier one. */
export function hitsIn(text: string, { terms, phrases }: Query): Hit[] {
  const found = tokens(text).map((token) => ({
    ...token,
    stem: stemOf(text, token),
  }));
  const words = found.filter(({ kind }) => kind !== 'reference');
  const hits = [
    ...terms.flatMap((term, number) => termHits(found, term).map((token) => ({ ...token, term: number }))),
    ...phrases.flatMap((phrase, number) =>
      phraseHits(words, phrase).map((place) => ({ ...place, term: terms.length + number })),
    ),
  ];
  let end = 0;
  return hits
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter((hit) => hit.start >= end && (end = hit.end))
    .map(({ start, end: to, term }) => ({ start, end: to, term }));
}

/** Stems by the spelling of words: most words of a text stand in others, too, and a stem costs more than the token. */
const known = new Map<string, string>();
const mostKnown = 20_000;
/** Letters up to which a part of a text is a string of its own, and does not hold the text in memory. */
const copiedLetters = 12;

function stemOf(text: string, token: Token): string {
  const { kind, folded, start, end } = token;
  if (kind !== 'word') return folded;
  if (end - start > copiedLetters) return stem(folded, exactForm(text, token));
  const word = text.slice(start, end);
  const found = known.get(word) ?? stem(folded, exactForm(text, token));
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

/** The tokens that a term finds: those of a reference's parts where the reference itself is not there. */
function termHits(found: readonly StemmedToken[], term: QueryTerm): StemmedToken[] {
  const own = found.filter((token) => isFound(token, term));
  if (own.length > 0) return own;
  return term.parts.flatMap((part) => found.filter((token) => isFound(token, part)));
}

function isFound(token: StemmedToken, { kind, folded, stems }: QueryTerm): boolean {
  return token.kind === kind && (token.folded === folded || stems.includes(token.stem));
}

function phraseHits(words: readonly Token[], phrase: readonly QueryTerm[]): Pick<Hit, 'start' | 'end'>[] {
  return words.flatMap(({ start }, at) => {
    const isThere = phrase.every(({ folded }, step) => words[at + step]?.folded === folded);
    const last = words[at + phrase.length - 1];
    return isThere && last ? [{ start, end: last.end }] : [];
  });
}
