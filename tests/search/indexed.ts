import { sql } from 'kysely';
import { expect } from 'vitest';
import { isPostgres } from '#server/db/engine.ts';
import { findParts } from '#server/services/search/find-documents.ts';
import { wordsTable } from '#server/services/search-index/write-documents.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages } from '#shared/languages.ts';
import type { TestDatabase } from '../databases/databases.ts';

/** A word that no other number has: a figure would be a word of its own. */
export const spelled = (number: number) =>
  `word${[...String(number)].map((figure) => 'abcdefghij'[Number(figure)]).join('')}`;

/** The documents of items in the index, by item and language. */
export async function indexed({ db }: TestDatabase): Promise<string[]> {
  const rows = await db
    .selectFrom('search_document')
    .select(['section', 'item', 'language', 'id'])
    .where('section', '<>', 'page')
    .execute();
  for (const language of languages) {
    const { rows: words } = await sql<{ id: number }>`
      select ${sql.ref(isPostgres(db) ? 'id' : 'rowid')} as id
      from ${wordsTable(language)}
    `.execute(db);
    const ids = (of: { id: number }[]) => of.map(({ id }) => id).toSorted((one, other) => one - other);
    const pages = await db
      .selectFrom('search_document')
      .select('id')
      .where('language', '=', language)
      .execute();
    expect(ids(words)).toEqual(ids(pages));
  }
  return [...new Set(rows.map((row) => `${row.section}/${row.item}/${row.language}`))].toSorted();
}

/** The same as the public content has it. */
export async function shown({ db }: TestDatabase): Promise<string[]> {
  const rows = await db.selectFrom('content_item').selectAll().execute();
  return rows.flatMap((row) => languagesOf(row).map((side) => `${row.section}/${row.id}/${side}`)).toSorted();
}

/** The items whose title in a language has a word. */
export async function withWord({ db }: TestDatabase, language: 'ar' | 'en', word: string): Promise<number[]> {
  const scope = { language, excluded: undefined, at: '' };
  const ids = await findParts(db, scope, { condition: { lexeme: word }, reach: 'files' }, 50);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('search_document')
    .select('item')
    .where('language', '=', language)
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ item }) => item).toSorted((one, other) => one - other);
}
