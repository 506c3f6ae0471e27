import { type QueryStems, queryStems, stemsOf } from '../arabic/stem.ts';
import { exactForm, type Token, tokens } from '../arabic/tokens.ts';
import { isCommonWord } from './common-words.ts';
import { typedForm } from './lexemes.ts';

/** Characters and terms of a query that are read. */
export const queryCharacters = 200;
export const queryTerms = 16;
/** Phrases, and excluded words or phrases, of each of which a query reads so many: all steps of the ranking look for them. */
export const queryPhrases = 4;

/** A word, number or reference that was typed, with its forms from the closest to the widest. */
export type QueryTerm = {
  kind: Token['kind'];
  /** The letters as typed, in small letters. */
  typed: string;
  folded: string;
  /** Stems in the index, the word's own first. */
  stems: readonly string[];
  /** The same in fewer: those of its own, and those before which any particle may stand. */
  briefStems: QueryStems;
  /** The numbers and letters of a reference, which may stand apart. */
  parts: readonly QueryTerm[];
};

/** A query as it was read: any text is one. */
export type Query = {
  terms: readonly QueryTerm[];
  /** Words in quotation marks: one after the other, exact up to folding. */
  phrases: readonly (readonly QueryTerm[])[];
  excluded: readonly (readonly QueryTerm[])[];
  truncated: boolean;
};

const quotes = '"„“”‟«»‹›＂';
/** `"a phrase"`, `-"a phrase"` and `-word`. */
const marked = new RegExp(
  String.raw`(?<phraseMinus>(?<!\S)[-−])?[${quotes}](?<phrase>[^${quotes}]+)[${quotes}]|(?<!\S)[-−](?<word>(?=[\p{L}\p{N}])[^\s${quotes}]+)`,
  'gu',
);

export function parseQuery(text: string): Query {
  const read = firstCharacters(text);
  const phrases: QueryTerm[][] = [];
  const excluded: QueryTerm[][] = [];
  let rest = '';
  let at = 0;
  for (const { 0: match, index, groups = {} } of read.matchAll(marked)) {
    const { phraseMinus, phrase, word } = groups;
    const words = sequence(phrase ?? word ?? '');
    if (words.length > 0) ((phraseMinus ?? word) ? excluded : phrases).push(words);
    // A line ends there: a reference does not go on after a phrase
    rest += `${read.slice(at, index)}\n`;
    at = index + match.length;
  }
  const terms = termsOf(rest + read.slice(at));
  return {
    terms: terms.slice(0, queryTerms),
    phrases: phrases.slice(0, queryPhrases),
    excluded: excluded.slice(0, queryPhrases),
    truncated:
      read !== text || terms.length > queryTerms || Math.max(phrases.length, excluded.length) > queryPhrases,
  };
}

/** A query without the words that are in nearly every text, unless it has no others. */
export function coreOf<Terms extends Pick<Query, 'terms'>>(query: Terms): Terms {
  const terms = query.terms.filter(({ kind, folded }) => kind !== 'word' || !isCommonWord(folded));
  return terms.length === 0 || terms.length === query.terms.length ? query : { ...query, terms };
}

/** The beginning of a long text, to the end of a word where there is one. */
export function firstCharacters(text: string): string {
  const start = text.length > queryCharacters ? Array.from(text.slice(0, 2 * queryCharacters + 2)) : [];
  if (start.length <= queryCharacters) return text;
  const cut = start.slice(0, queryCharacters).join('');
  return /\s/.test(start[queryCharacters] ?? '') ? cut : cut.replace(/(?<=\S)\s+\S*$/, '');
}

/** The words of a phrase; a reference is the row of its parts there. */
function sequence(text: string): QueryTerm[] {
  return tokens(text)
    .filter(({ kind }) => kind !== 'reference')
    .map((token) => termOf(text, token));
}

/** Different terms in order, each reference with its parts. */
function termsOf(text: string): QueryTerm[] {
  const terms = new Map<string, QueryTerm>();
  const all = tokens(text);
  for (let at = 0; at < all.length; ) {
    const token = all[at] as Token;
    const within = all.slice(at + 1).findIndex(({ start }) => start >= token.end);
    const next = within < 0 ? all.length : at + 1 + within;
    const parts = all.slice(at + 1, next).filter(({ kind }) => kind !== 'reference');
    const term = termOf(text, token, parts);
    if (!terms.has(term.folded)) terms.set(term.folded, term);
    at = next;
  }
  return [...terms.values()];
}

function termOf(text: string, token: Token, parts: readonly Token[] = []): QueryTerm {
  const exact = exactForm(text, token);
  const { kind, folded } = token;
  return {
    kind,
    typed: kind === 'word' ? typedForm(exact) : folded,
    folded,
    stems: kind === 'word' ? stemsOf(folded, exact) : [folded],
    briefStems: kind === 'word' ? queryStems(folded, exact) : { stems: [folded], afterParticle: [] },
    parts: parts.map((part) => termOf(text, part)),
  };
}
