import type { Lexemes } from '#shared/search/lexemes.ts';
import type { Query, QueryTerm } from '#shared/search/query.ts';

/** The forms of a term from the closest to the widest, and the fields of a document from the weightiest on. */
const forms = ['typed', 'folded', 'stemmed'] as const;
const fields = ['title', 'reference', 'text'] as const;

type Form = (typeof forms)[number];
type Field = (typeof fields)[number];

export type IndexedDocument<Key> = Record<Field, Lexemes> & { key: Key; date: number };

/**
 * The documents that a query finds, in the order of the ranking table: all words before some, all that any document has before those, the closest form, the weightiest
 * fields that have them, words beside one another, then the newest. Each step is a yes or no, as any engine can tell it.
 */
export function referenceOrder<Key>(documents: readonly IndexedDocument<Key>[], query: Query): Key[] {
  const known = query.terms.filter((term) =>
    documents.some((document) =>
      isIn(
        fields.map((each) => document[each]),
        term,
        'stemmed',
      ),
    ),
  );
  return documents
    .map((document) => ({ document, rank: rankOf(document, query, known) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (one, other) => compare(one.rank ?? [], other.rank ?? []) || other.document.date - one.document.date,
    )
    .map(({ document }) => document.key);
}

function rankOf<Key>(
  document: IndexedDocument<Key>,
  query: Query,
  known: readonly QueryTerm[],
): number[] | undefined {
  if (query.excluded.some((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  if (!query.phrases.every((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  const { terms } = query;
  const isLess = terms.length > 2 && known.length > 1 && known.length < terms.length;
  for (const [level, words] of (isLess ? [terms, known] : [terms]).entries())
    for (const missing of words.length > 1 ? [0, 1] : [0]) {
      const rank = rankOfLevel(document, { ...query, terms: words }, missing);
      if (rank) return [level, missing, ...rank];
    }
  const isAnyFound = terms.some((term) =>
    isIn(
      fields.map((each) => document[each]),
      term,
      'stemmed',
    ),
  );
  return isAnyFound ? [2] : undefined;
}

/** Documents with the references are before those with the other words, where one is missing. */
function rankOfLevel<Key>(
  document: IndexedDocument<Key>,
  { terms, phrases }: Query,
  missing: number,
): number[] | undefined {
  const references = missing > 0 ? terms.filter(({ kind }) => kind === 'reference') : [];
  for (const [lacking, required] of [references, []].entries())
    for (const [rank, form] of forms.entries())
      for (const field of fields.keys()) {
        const within = fields.slice(0, field + 1).map((each) => document[each]);
        const found = terms.filter((term) => isIn(within, term, form));
        const isAllFound =
          phrases.every((words) => within.some((each) => hasPhrase(each, words))) &&
          required.every((term) => isIn(within, term, 'stemmed'));
        if (found.length + missing < terms.length || !isAllFound) continue;
        const isNear = within.some((each) => hasPhrase(each, terms));
        return [lacking, rank, field, isNear ? 0 : 1];
      }
  return undefined;
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
