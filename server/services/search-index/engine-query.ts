import { type Condition, type Reach, type Reached, reaches } from './condition.ts';
import { fields, fileMark, prefixes, quoted } from './field-lexemes.ts';

/** Lexemes hold no quotation mark, and what is within a pair of them is no operator. */
const inQuotes = (text: string) => `"${text.replaceAll('"', '')}"`;

/** A condition in the language of SQLite's FTS5. */
export function ftsQuery({ condition, reach, title }: Reached): string {
  const within = reaches.slice(0, reaches.indexOf(reach) + 1);
  const written = ftsCondition(condition);
  const found = within.length === fields.length ? written : `{${within.join(' ')}} : (${written})`;
  return title ? `(${found}) AND (${ftsQuery({ condition: title, reach: 'title' })})` : found;
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

/** The same as a PostgreSQL `tsquery`. */
export function tsQuery({ condition, reach, title }: Reached): string {
  const names = namesOf[reach];
  const write = (each: Condition): string => {
    if ('lexeme' in each) return either(names.map((name) => quoted(name + each.lexeme)));
    if ('beginning' in each) return either(names.map((name) => `${quoted(name + each.beginning)}:*`));
    if ('phrase' in each)
      return either(names.map((name) => `(${each.phrase.map((word) => quoted(name + word)).join(' <-> ')})`));
    if ('found' in each) return `(${write(each.found)} & !${write(each.without)})`;
    if ('all' in each) return `(${each.all.map(write).join(' & ')})`;
    return either(each.any.map(write));
  };
  // The parts of files have a title and a reference, too, which the steps before this one have found
  const found = reach === 'body' ? `(${write(condition)} & !${quoted(fileMark)})` : write(condition);
  return title ? `(${found} & ${tsQuery({ condition: title, reach: 'title' })})` : found;
}

const either = (parts: readonly string[]) =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;
