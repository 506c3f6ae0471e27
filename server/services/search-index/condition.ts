import { coreOf, type Query, type QueryTerm } from '#shared/search/query.ts';
import { afterParticleLexeme, isOwnStem, stemLexeme, typedLexeme } from './field-lexemes.ts';

/** Forms of a term from the closest to the widest; each finds what those before it find, in other words of the text. */
export const forms = ['typed', 'folded', 'stemmed'] as const;
/** Fields of a document from the weightiest on; each stands for those before it, too. */
export const reaches = ['title', 'reference', 'body', 'files'] as const;

export type Form = (typeof forms)[number];
export type Reach = (typeof reaches)[number];

/** A condition on a document, in the lexemes of the index: the same on both engines. */
export type Condition =
  | { lexeme: string }
  /** A lexeme that begins so. */
  | { beginning: string }
  | { phrase: readonly string[] }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { found: Condition; without: Condition };

/**
 * A condition on the fields of a reach, and one on the title besides.
 * @param isNext what has nothing of it in the last of these fields was found by the steps before.
 */
export type Reached = { condition: Condition; reach: Reach; title?: Condition | undefined; isNext?: boolean };

/** The terms that may be missing: none, one, all but one. */
export type Level = 'all' | 'all but one' | 'any';

/** The condition of a level for all of the fields. */
export function widest(query: Query, level: Level): Condition | undefined {
  return levelCondition(query, level, 'stemmed');
}

/** The steps of a level in the order of the ranking table. */
export function stepsOf(query: Query, level: Level): Reached[] {
  if (level === 'any') {
    const condition = widest(query, level);
    return condition ? [{ condition, reach: 'files' }] : [];
  }
  const beside = phraseOf(query.terms);
  const conditions = new Map<string, [Form, Condition]>();
  for (const form of forms) {
    const condition = levelCondition(query, level, form);
    // A form that is the one before, as of words without marked letters, finds nothing else
    const written = JSON.stringify(condition);
    if (condition && !conditions.has(written)) conditions.set(written, [form, condition]);
  }
  const steps = [...conditions.values()].flatMap(([form, condition]) =>
    reaches.flatMap((reach) => {
      const isNext = reach === 'reference' || reach === 'files';
      // Neighbours are folded words: what has them as stems only has them apart
      const isNearPossible = level === 'all' && beside && form !== 'stemmed';
      // A text about one of the words has it in its title
      const title = level === 'all' && reach === 'body' ? oneOf(query, form) : undefined;
      return [
        ...(isNearPossible ? [{ condition: { all: [condition, beside] }, reach, isNext }] : []),
        ...(title ? [{ condition, reach, title }] : []),
        { condition, reach, isNext },
      ];
    }),
  );
  const references = level === 'all but one' ? query.terms.filter(({ kind }) => kind === 'reference') : [];
  // References are not left out before words
  return [
    ...(references.length > 0
      ? steps.map(({ condition, ...step }) => ({
          condition: { all: [condition, ...references.map((term) => termIn(term, 'stemmed', false))] },
          ...step,
        }))
      : []),
    ...steps,
  ];
}

/** One of the words that are not common, of several. */
function oneOf(query: Query, form: Form): Condition | undefined {
  const { terms } = coreOf(query);
  return query.terms.length > 1 ? anyOf(terms.map((term) => termIn(term, form, false))) : undefined;
}

/** The lexemes and phrases of a condition, each of which stands in one field. */
export function leavesOf(condition: Condition): Condition[] {
  if ('all' in condition) return condition.all.flatMap(leavesOf);
  if ('any' in condition) return condition.any.flatMap(leavesOf);
  return 'found' in condition ? leavesOf(condition.found) : [condition];
}

/** The documents that have one of these texts are left out. */
export function excludedBy({ excluded }: Query): Condition | undefined {
  return excluded.length > 0 ? { any: excluded.map(phrase) } : undefined;
}

/** A term in its widest form. */
export const termCondition = (term: QueryTerm) => termIn(term, 'stemmed', true);

/** All terms and phrases in their widest form, without what is excluded. The last term may be unfinished. */
export function typedSoFar(query: Query): Condition | undefined {
  const [last, ...before] = query.terms.toReversed();
  const terms = [...before.map(termCondition), ...(last ? [unfinished(last)] : [])];
  const found = allOf([...terms, ...query.phrases.map(phrase)]);
  const without = excludedBy(query);
  return found && without ? { found, without } : found;
}

/** A term, and what it is the beginning of: a word with its article or without, a reference. */
function unfinished(term: QueryTerm): Condition {
  const { kind, folded } = term;
  // A single letter begins too many words
  if (folded.length < 2) return termCondition(term);
  const beginnings = kind === 'word' ? [folded, stemLexeme(folded)] : [folded];
  return { any: [termCondition(term), ...beginnings.map((beginning) => ({ beginning }))] };
}

function levelCondition({ terms, phrases }: Query, level: Level, form: Form): Condition | undefined {
  const found = terms.map((term) => termIn(term, form, level === 'any'));
  const some = level === 'all' ? allOf(found) : level === 'any' ? anyOf(found) : allButOne(found);
  // A phrase is never left out
  const required = [...(some ? [some] : []), ...phrases.map(phrase)];
  return required.length === 0 || (level !== 'all' && !some) ? undefined : allOf(required);
}

/** All of the conditions but one at most; undefined where that is none of one. */
function allButOne(conditions: readonly Condition[]): Condition | undefined {
  if (conditions.length < 2) return undefined;
  const middle = Math.ceil(conditions.length / 2);
  const [first, second] = [conditions.slice(0, middle), conditions.slice(middle)];
  return anyOf([
    allOf([allOf(first), allButOne(second)].filter((each) => each !== undefined))!,
    allOf([allButOne(first), allOf(second)].filter((each) => each !== undefined))!,
  ]);
}

/** @param isApart the parts of a reference may stand apart. */
function termIn(term: QueryTerm, form: Form, isApart: boolean): Condition {
  const { kind, typed, folded, briefStems, parts } = term;
  if (kind === 'number') return { lexeme: folded };
  if (kind === 'reference') {
    const own = { lexeme: folded };
    // The parts of a reference are less than the reference
    if (form !== 'stemmed' || parts.length === 0) return own;
    return { any: [own, isApart ? allOf(parts.map((part) => termIn(part, form, isApart)))! : phrase(parts)] };
  }
  if (form === 'folded') return { lexeme: folded };
  // A word that was typed without marked letters is the folded one
  if (form === 'typed') return typed === folded ? { lexeme: folded } : { lexeme: typedLexeme(typed) };
  const lexemes = new Set([
    folded,
    ...briefStems.stems.flatMap((stem) => [stemLexeme(stem), ...(isOwnStem(stem) ? [stem] : [])]),
    ...briefStems.afterParticle.map(afterParticleLexeme),
  ]);
  return { any: [...lexemes].map((lexeme) => ({ lexeme })) };
}

/** Terms beside one another in their order; undefined for one, which has no neighbours, and for references. */
function phraseOf(terms: readonly QueryTerm[]): Condition | undefined {
  const isPossible = terms.length > 1 && terms.every(({ kind }) => kind !== 'reference');
  return isPossible ? phrase(terms) : undefined;
}

function phrase(words: readonly QueryTerm[]): Condition {
  const [first, ...rest] = words.map(({ folded }) => folded);
  return rest.length === 0 ? { lexeme: first ?? '' } : { phrase: [first ?? '', ...rest] };
}

function allOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.length > 1 ? { all: conditions } : conditions[0];
}

function anyOf(conditions: readonly Condition[]): Condition | undefined {
  return conditions.length > 1 ? { any: conditions } : conditions[0];
}
