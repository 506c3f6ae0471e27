import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '#shared/arabic/fold.ts';
import { isPostgres } from './engine.ts';
import type { Schema } from './schema.ts';

/** Letters that are often written as another one, once folded: أ or ى would not be found by their plain form. */
const alike = /[اهيو]/;
const steady = /[a-z]|\p{Script=Arabic}/u;

/** Other forms of the letters of a pattern, seldom typed: Persian letters, presentation forms, accents, wide letters. */
export const otherForms =
  '[\u0674-\u06D3\u0750-\u077F\u00C0-\u024F\u1E00-\u1EFF\u212A\u212B\uFB00-\uFDFF\uFE70-\uFEFC\uFF21-\uFF5A]';

/**
 * A search for a text in columns. The database leaves out most of the rows, and those left are compared here: no engine folds
 * Arabic letters.
 */
export function textSearch(db: Kysely<Schema>, text: string) {
  const part = fold(text.trim());
  const pattern = patternOf(part);
  // SQLite compares the letters of ASCII alike whatever their case
  const like = sql.raw(isPostgres(db) ? 'ilike' : 'like');
  const hasOtherForms = isPostgres(db) ? sql`~ ${otherForms}` : sql`glob ${`*${otherForms}*`}`;
  return {
    /** The condition of rows that may have the text in one of these columns. */
    within: (columns: readonly string[]): RawBuilder<SqlBool> =>
      sql`(${sql.join(
        columns.map(
          (column) => sql`${sql.ref(column)} ${like} ${pattern} or ${sql.ref(column)} ${hasOtherForms}`,
        ),
        sql` or `,
      )})`,
    /** True if one of these texts has it. */
    isIn: (texts: readonly string[]) => texts.some((each) => fold(each).includes(part)),
  };
}

/** Matches every text with this folded part in it, unless the text has one of the other forms; and some others. */
export function patternOf(part: string): string {
  const letters = [...part].filter((letter) => steady.test(letter) && !alike.test(letter));
  return `%${letters.join('%')}%`;
}
