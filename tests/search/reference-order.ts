import type { Lexemes } from '#shared/search/lexemes.ts';
import type { Query, QueryTerm } from '#shared/search/query.ts';

/** The forms of a term from the closest to the widest, and the fields of a document from the weightiest on. */
const forms = ['typed', 'folded', 'stemmed'] as const;
const fields = ['title', 'reference', 'text'] as const;

type Form = (typeof forms)[number];
type Field = (typeof fields)[number];

export type IndexedDocument<Key> = Record<Field, Lexemes> & { key: Key; date: number };

/**
 * The documents that a query finds, in the order of the ranking table: all words before some, the closest form, the weightiest
 * fields that have them, words beside one another, then the newest. Each step is a yes or no, as any engine can tell it.
 */
export function referenceOrder<Key>(documents: readonly IndexedDocument<Key>[], query: Query): Key[] {
  return documents
    .map((document) => ({ document, rank: rankOf(document, query) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (one, other) => compare(one.rank ?? [], other.rank ?? []) || other.document.date - one.document.date,
    )
    .map(({ document }) => document.key);
}

function rankOf<Key>(document: IndexedDocument<Key>, query: Query): number[] | undefined {
  if (query.excluded.some((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  if (!query.phrases.every((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  const { terms } = query;
  for (let missing = 0; missing < Math.max(terms.length, 1) && missing < 2; missing += 1)
    for (const [rank, form] of forms.entries())
      for (const field of fields.keys()) {
        const within = fields.slice(0, field + 1).map((each) => document[each]);
        const found = terms.filter((term) => isIn(within, term, form));
        const isAllFound = query.phrases.every((words) => within.some((each) => hasPhrase(each, words)));
        if (found.length + missing < terms.length || !isAllFound) continue;
        const isNear = within.some((each) => hasPhrase(each, terms));
        return [missing, rank, field, isNear ? 0 : 1];
      }
  const isAnyFound = terms.some((term) =>
    isIn(
      fields.map((each) => document[each]),
      term,
      'stemmed',
    ),
  );
  return isAnyFound ? [2, 0, 0, 0] : undefined;
}

function isIn(within: readonly Lexemes[], term: QueryTerm, form: Form): boolean {
  const { kind, typed, folded, stems, parts } = term;
  if (kind === 'reference' && within.some(({ references }) => references.has(folded))) return true;
  // The parts of a reference are less than the reference
  if (kind === 'reference')
    return form === 'stemmed' && parts.length > 0 && parts.every((part) => isIn(within, part, form));
  return within.some((each) => {
    const isFolded = each.words.includes(folded);
    if (kind === 'number' || form === 'folded') return isFolded;
    // A word that was typed without marked letters is the folded one
    if (form === 'typed') return typed === folded ? isFolded : each.typed.has(typed);
    return isFolded || stems.some((one) => each.stems.has(one));
  });
}

function hasPhrase({ words }: Lexemes, phrase: readonly QueryTerm[]): boolean {
  return words.some((_, at) => phrase.every(({ folded }, step) => words[at + step] === folded));
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
