import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { latinDigits } from '#shared/numeral.ts';
import { isPostgres } from './engine.ts';
import type { Schema } from './schema.ts';

/** Letters that are written one for the other. */
const alike = ['اأإآٱ', 'هة', 'يىئ', 'وؤ'];

const firstOf = new Map(alike.flatMap(([first = '', ...others]) => others.map((letter) => [letter, first])));

/** Vowel signs and the stretching of letters, which few type to search. */
const signs = /[\u0640\u064b-\u0652\u0670]/g;

/**
 * A search for a text in columns. The database leaves out most of the rows, and those left are compared here: no engine folds
 * Arabic letters.
 */
export function textSearch(db: Kysely<Schema>, text: string) {
  const part = fold(text.trim());
  const pattern = patternOf(part);
  // SQLite compares the letters of ASCII alike whatever their case
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
  return {
    /** The condition of rows that may have the text in one of these columns. */
    within: (columns: readonly string[]): RawBuilder<SqlBool> =>
      sql`(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} ${like} ${pattern}`),
        sql` or `,
      )})`,
    /** True if one of these texts has it. */
    isIn: (texts: readonly string[]) => texts.some((each) => fold(each).includes(part)),
  };
}

/** A text as it is compared: small letters without signs, one form of each. */
function fold(text: string): string {
  const letters = [...latinDigits(text).toLowerCase().replace(signs, '')];
  return letters.map((letter) => firstOf.get(letter) ?? letter).join('');
}

/** Letters of a folded text that stand as they are in any text with it, whatever stands between them. */
function patternOf(part: string): string {
  const plain = [...part].filter(
    (letter) =>
      /[a-z]/.test(letter) ||
      (/\p{Script=Arabic}/u.test(letter) && !alike.some((forms) => forms.includes(letter))),
  );
  return `%${plain.join('%')}%`;
}
