import type { Lexemes } from '#shared/search/lexemes.ts';
import { coreOf, type Query, type QueryTerm } from '#shared/search/query.ts';

/** The forms of a term from the closest to the widest, and the fields of a document from the weightiest on. */
export const forms = ['typed', 'folded', 'stemmed'] as const;
export const fields = ['title', 'reference', 'text'] as const;

type Form = (typeof forms)[number];
type Field = (typeof fields)[number];

/** The lexemes of a document by its fields. */
export type DocumentFields = Record<Field, Lexemes>;

export type IndexedDocument<Key> = DocumentFields & { key: Key; date: number };

/**
 * The documents that a query finds, in the order of the ranking table: all words before all but the common ones, before those but one, all that any document
 * has before any, the closest form, the weightiest fields that have them, words beside one another, one of them in the title, then the newest. Each step is a
 * yes or no, as any engine can tell it.
 */
export function referenceOrder<Key>(documents: readonly IndexedDocument<Key>[], query: Query): Key[] {
  const levels = levelsOf(documents, query);
  return documents
    .map((document) => ({ document, rank: rankOf(document, query, levels) }))
    .filter(({ rank }) => rank !== undefined)
    .toSorted(
      (one, other) => compare(one.rank ?? [], other.rank ?? []) || other.document.date - one.document.date,
    )
    .map(({ document }) => document.key);
}

/** Terms of which so many may be missing. */
type Words = { terms: readonly QueryTerm[]; missing: number };

function levelsOf<Key>(documents: readonly IndexedDocument<Key>[], query: Query): Words[] {
  const { terms } = query;
  const core = coreOf(query).terms;
  const known = core.filter((term) => documents.some((document) => isAnywhere(document, term)));
  const isLess = core.length > 2 && known.length > 1 && known.length < core.length;
  return [
    { terms, missing: 0 },
    ...(core.length < terms.length ? [{ terms: core, missing: 0 }] : []),
    ...(core.length > 1 ? [{ terms: core, missing: 1 }] : []),
    ...(isLess ? [0, 1].map((missing) => ({ terms: known, missing })) : []),
  ];
}

function rankOf<Key>(
  document: IndexedDocument<Key>,
  query: Query,
  levels: readonly Words[],
): number[] | undefined {
  if (query.excluded.some((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  if (!query.phrases.every((words) => fields.some((field) => hasPhrase(document[field], words))))
    return undefined;
  for (const [level, { terms, missing }] of levels.entries()) {
    const rank = rankOfLevel(document, { ...query, terms }, missing);
    if (rank) return [level, ...rank];
  }
  return coreOf(query).terms.some((term) => isAnywhere(document, term)) ? [levels.length] : undefined;
}

const isAnywhere = <Key>(document: IndexedDocument<Key>, term: QueryTerm) =>
  isIn(
    fields.map((each) => document[each]),
    term,
    'stemmed',
    true,
  );

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
        const isNamed = coreOf({ terms }).terms.some((term) => isIn([document.title], term, form));
        return [
          lacking,
          rank,
          field,
          isNear ? 0 : missing === 0 && fields[field] === 'text' && isNamed ? 1 : 2,
        ];
      }
  return undefined;
}

/** @param isApart the parts of a reference may stand apart. */
export function isIn(within: readonly Lexemes[], term: QueryTerm, form: Form, isApart = false): boolean {
  const { kind, typed, folded, stems, parts } = term;
  if (kind === 'reference' && within.some(({ references }) => references.has(folded))) return true;
  // The parts of a reference are less than the reference
  if (kind === 'reference')
    return (
      form === 'stemmed' &&
      parts.length > 0 &&
      (isApart
        ? parts.every((part) => isIn(within, part, form))
        : within.some((each) => hasPhrase(each, parts)))
    );
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
