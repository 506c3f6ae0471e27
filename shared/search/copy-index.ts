import { stem } from '../arabic/stem.ts';
import { exactForm, tokens } from '../arabic/tokens.ts';
import { coreOf, parseQuery } from './query.ts';

/** A document of a snapshot's index: its file, title, section and date. */
export type CopyDocument = readonly [file: string, title: string, section: string, date: string];

/** Documents of a key, the newest first: each as its distance from the one before, in base 36 with dots between. */
export type CopyPostings = Readonly<Record<string, string>>;

/** Documents in one file of an index. */
export const documentsPerFile = 500;

/** Documents for which one file of words is enough; more have a file for as many each. */
export const documentsPerWordFile = 400;

/** The keys of a text in a snapshot's index: folded and without endings, as the site's own search has them. */
export function copyKeys(text: string): Set<string> {
  const keys = tokens(text).map((token) =>
    token.kind === 'word' ? stem(token.folded, exactForm(text, token)) : token.folded,
  );
  return new Set(keys);
}

/** The words of a query, each with the keys by which a text may have it: the particles that stand before a word, too. */
export function copyTerms(text: string): readonly (readonly string[])[] {
  const { terms } = coreOf(parseQuery(text));
  return terms.map(({ kind, folded, stems }) => (kind === 'word' ? stems : [folded]));
}

/** The number of the file that has a key. */
export function wordFileOf(key: string, files: number): number {
  let hash = 0;
  for (let at = 0; at < key.length; at += 1) hash = (hash * 31 + key.charCodeAt(at)) % 1_000_003;
  return hash % files;
}

/** The documents' numbers as a file of words has them. @param numbers rising. */
export function encodePostings(numbers: readonly number[]): string {
  return numbers.map((number, at) => (number - (numbers[at - 1] ?? 0)).toString(36)).join('.');
}

export function decodePostings(text: string): number[] {
  let last = 0;
  return text.split('.').map((distance) => (last += Number.parseInt(distance, 36)));
}
