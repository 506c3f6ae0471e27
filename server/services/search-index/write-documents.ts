import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type DocumentKey, documentId, documentOf, partsOfItem } from './document-id.ts';
import {
  columnText,
  type FieldTexts,
  fieldLexemes,
  fields,
  suggestedText,
  vectorText,
} from './field-lexemes.ts';
import { textParts } from './text-parts.ts';

/** A text with a title in one language, and the files that belong to it. */
export type IndexedDocument = DocumentKey & {
  language: Language;
  published: string;
  year: number;
  title: string;
  reference: string;
  text: string;
  files: readonly { number: number; name: string; text: string }[];
};

type Part = { id: number; file: number | null; start: number; end: number; fields: FieldTexts };

export const wordsTable = (language: Language) => sql.table(`search_words_${language}`);
export const titlesTable = (language: Language) => sql.table(`search_titles_${language}`);

/** Removes the documents of items, or of some pages, in both languages. */
export async function removeDocuments(
  transaction: Kysely<Schema>,
  section: string,
  items: readonly number[],
): Promise<void> {
  if (items.length === 0) return;
  const removed = await transaction
    .deleteFrom('search_document')
    .where('section', '=', section)
    .where('item', 'in', [...items])
    .returning(['language', 'id'])
    .execute();
  await removeWords(transaction, removed);
}

/** Removes the words of documents. */
export async function removeWords(
  transaction: Kysely<Schema>,
  removed: readonly { language: Language; id: number }[],
): Promise<void> {
  for (const language of languages) {
    const ids = removed.filter((row) => row.language === language).map(({ id }) => id);
    if (ids.length === 0) continue;
    if (isPostgres(transaction)) {
      await sql`delete from ${wordsTable(language)} where id in (${sql.join(ids)})`.execute(transaction);
      continue;
    }
    const list = sql.join(ids);
    await sql`delete from ${wordsTable(language)} where rowid in (${list})`.execute(transaction);
    await sql`delete from ${titlesTable(language)} where rowid in (${list})`.execute(transaction);
  }
}

/** Adds a document, which the index does not have. */
export async function addDocument(transaction: Kysely<Schema>, document: IndexedDocument): Promise<void> {
  const { language, section, item, year } = document;
  const parts = partsOf(document, await freeId(transaction, document));
  await transaction
    .insertInto('search_document')
    .values(
      parts.map(({ id, file, start, end }) => ({
        language,
        id,
        section,
        item,
        year,
        file,
        text_start: start,
        text_end: end,
      })),
    )
    .execute();
  for (const part of parts) await addWords(transaction, language, part, part === parts[0]);
}

async function addWords(
  transaction: Kysely<Schema>,
  language: Language,
  { id, fields: texts }: Part,
  isFirst: boolean,
): Promise<void> {
  const lexemes = {
    title: fieldLexemes(texts.title),
    reference: fieldLexemes(texts.reference),
    body: fieldLexemes(texts.body),
    files: fieldLexemes(texts.files),
  };
  if (isPostgres(transaction)) {
    const vector = vectorText(lexemes);
    await sql`
      insert into ${wordsTable(language)} (id, lexemes) values (${id}, ${vector}::tsvector)
    `.execute(transaction);
    return;
  }
  const columns = sql.join(fields.map((field) => columnText(lexemes[field])));
  await sql`
    insert into ${wordsTable(language)} (rowid, title, reference, body, files) values (${id}, ${columns})
  `.execute(transaction);
  if (!isFirst) return;
  const suggested = suggestedText(lexemes.title, lexemes.reference);
  await sql`
    insert into ${titlesTable(language)} (rowid, title) values (${id}, ${suggested})
  `.execute(transaction);
}

/** The parts of a document: each has the title, so that a query is found in title and text together. */
function partsOf({ title, reference, text, files }: IndexedDocument, first: number): Part[] {
  const head = { title, reference, body: '', files: '' };
  const own = textParts(text, partsOfItem).map(({ start, end }) => ({
    file: null,
    start,
    end,
    fields: { ...head, body: text.slice(start, end) },
  }));
  const attached = files.flatMap(({ number, name, text: extracted }) =>
    textParts(extracted, partsOfItem).map(({ start, end }) => ({
      file: number,
      start,
      end,
      fields: { ...head, files: `${name}\n${extracted.slice(start, end)}` },
    })),
  );
  return [...own, ...attached].slice(0, partsOfItem).map((part, index) => ({ ...part, id: first - index }));
}

/** The id of a document; another one near it where a very large number of an item leads to that of another item. */
async function freeId(transaction: Kysely<Schema>, document: IndexedDocument): Promise<number> {
  const { language } = document;
  for (let id = documentId(document, document.published); ; id -= partsOfItem) {
    const taken = await transaction
      .selectFrom('search_document')
      .select('id')
      .where('language', '=', language)
      .where('id', '>', documentOf(id) * partsOfItem - 1)
      .where('id', '<=', id)
      .limit(1)
      .executeTakeFirst();
    if (!taken) return id;
  }
}
