import { type Condition, leavesOf, type Reach, type Reached, reaches } from './condition.ts';
import { fields, fileMark, prefixes, quoted } from './field-lexemes.ts';

/** Lexemes hold no quotation mark, and what is within a pair of them is no operator. */
const inQuotes = (text: string) => `"${text.replaceAll('"', '')}"`;

/** A condition in the language of SQLite's FTS5. */
export function ftsQuery({ condition, reach, title, isNext }: Reached): string {
  const within = reaches.slice(0, reaches.indexOf(reach) + 1);
  const written = ftsCondition(condition);
  const found = within.length === fields.length ? written : `{${within.join(' ')}} : (${written})`;
  const others = [
    ...(title ? [ftsQuery({ condition: title, reach: 'title' })] : []),
    ...(isNext ? [`{${reach}} : (${ftsCondition({ any: leavesOf(condition) })})`] : []),
  ];
  return [found, ...others].map((each) => (others.length > 0 ? `(${each})` : each)).join(' AND ');
}

function ftsCondition(condition: Condition): string {
  if ('lexeme' in condition) return inQuotes(condition.lexeme);
  if ('beginning' in condition) return `${inQuotes(condition.beginning)} *`;
  if ('phrase' in condition) return inQuotes(condition.phrase.join(' '));
  if ('found' in condition)
    return `(${ftsCondition(condition.found)} NOT ${ftsCondition(condition.without)})`;
  if ('all' in condition) return `(${condition.all.map(ftsCondition).join(' AND ')})`;
  return `(${condition.any.map(ftsCondition).join(' OR ')})`;
}

/** The names of a lexeme within a reach: all fields together are the plain words. */
const namesOf: Record<Reach, readonly string[]> = {
  title: [prefixes.title],
  reference: [prefixes.title, prefixes.reference],
  body: [''],
  files: [''],
};

/** True where a condition has words beside one another, which PostgreSQL's index does not know. */
export const hasPhrase = ({ condition }: Reached) => leavesOf(condition).some((leaf) => 'phrase' in leaf);

/**
 * The same as a PostgreSQL `tsquery`.
 * @param isLoose the words of phrases may stand apart, which the index alone knows.
 */
export function tsQuery({ condition, reach, title, isNext }: Reached, isLoose = false): string {
  const names = namesOf[reach];
  const next = isLoose ? ' & ' : ' <-> ';
  const write = (each: Condition): string => {
    if ('lexeme' in each) return either(names.map((name) => quoted(name + each.lexeme)));
    if ('beginning' in each) return either(names.map((name) => `${quoted(name + each.beginning)}:*`));
    if ('phrase' in each)
      return either(names.map((name) => `(${each.phrase.map((word) => quoted(name + word)).join(next)})`));
    if ('found' in each) return `(${write(each.found)} & !${write(each.without)})`;
    if ('all' in each) return `(${each.all.map(write).join(' & ')})`;
    return either(each.any.map(write));
  };
  // The parts of files have a title and a reference, too, which the steps before this one have found
  const required = [
    write(condition),
    ...(reach === 'body' ? [`!${quoted(fileMark)}`] : []),
    ...(title ? [tsQuery({ condition: title, reach: 'title' })] : []),
    ...(isNext ? [newIn(condition, reach)] : []),
  ];
  return required.length === 1 ? (required[0] ?? '') : `(${required.join(' & ')})`;
}

/** The words of a condition in the last field of a reach. Those of files have no names of their own, but their parts are marked. */
function newIn(condition: Condition, reach: Reach): string {
  if (reach === 'files') return quoted(fileMark);
  const leaves = leavesOf(condition).flatMap((leaf) => wordsOf(leaf));
  return either([...new Set(leaves)].map((word) => quoted(prefixes.reference + word)));
}

function wordsOf(leaf: Condition): readonly string[] {
  if ('phrase' in leaf) return leaf.phrase;
  return 'lexeme' in leaf ? [leaf.lexeme] : [];
}

const either = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
