import { type Kysely, sql } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { type Language, languages } from '#shared/languages.ts';
import { type DocumentKey, documentId, documentOf, hasOwnId, partsOfItem } from './document-id.ts';
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
  version: string;
  title: string;
  reference: string;
  text: string;
  files: readonly { number: number; name: string; text: string }[];
};

type Part = Schema['search_document'] & { isFirst: boolean; fields: FieldTexts };

/** Parts of one statement. */
const batch = 50;

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

/** Adds documents, which the index does not have. */
export async function addDocuments(
  transaction: Kysely<Schema>,
  documents: readonly IndexedDocument[],
): Promise<void> {
  for (const language of languages) {
    const parts: Part[] = [];
    for (const document of documents)
      if (document.language === language)
        parts.push(...partsOf(document, await freeId(transaction, document)));
    for (let start = 0; start < parts.length; start += batch)
      await addParts(transaction, language, parts.slice(start, start + batch));
  }
}

async function addParts(
  transaction: Kysely<Schema>,
  language: Language,
  parts: readonly Part[],
): Promise<void> {
  await transaction
    .insertInto('search_document')
    .values(parts.map(({ isFirst: _first, fields: _fields, ...row }) => row))
    .execute();
  const written = parts.map(({ id, isFirst, fields: texts }) => ({ id, isFirst, lexemes: lexemesOf(texts) }));
  const words = wordsTable(language);
  if (isPostgres(transaction)) {
    const rows = written.map(({ id, lexemes }) => sql`(${id}::bigint, ${vectorText(lexemes)}::tsvector)`);
    await sql`insert into ${words} (id, lexemes) values ${sql.join(rows)}`.execute(transaction);
    return;
  }
  const rows = written.map(
    ({ id, lexemes }) => sql`(${id}, ${sql.join(fields.map((field) => columnText(lexemes[field])))})`,
  );
  await sql`
    insert into ${words} (rowid, title, reference, body, files) values ${sql.join(rows)}
  `.execute(transaction);
  const titles = written
    .filter(({ isFirst }) => isFirst)
    .map(({ id, lexemes }) => sql`(${id}, ${suggestedText(lexemes.title, lexemes.reference)})`);
  if (titles.length > 0)
    await sql`insert into ${titlesTable(language)} (rowid, title) values ${sql.join(titles)}`.execute(
      transaction,
    );
}

const lexemesOf = (texts: FieldTexts) => ({
  title: fieldLexemes(texts.title),
  reference: fieldLexemes(texts.reference),
  body: fieldLexemes(texts.body),
  files: fieldLexemes(texts.files),
});

/** The parts of a document: each has the title, so that a query is found in title and text together. */
function partsOf(document: IndexedDocument, first: number): Part[] {
  const { language, section, item, year, version, title, reference, text, files } = document;
  const head = { title, reference, body: '', files: '' };
  const own = textParts(text, partsOfItem).map(({ start, end }) => ({
    file: null,
    text_start: start,
    text_end: end,
    fields: { ...head, body: text.slice(start, end) },
  }));
  const attached = files.flatMap(({ number, name, text: extracted }) =>
    textParts(extracted, partsOfItem).map(({ start, end }) => ({
      file: number,
      text_start: start,
      text_end: end,
      fields: { ...head, files: `${name}\n${extracted.slice(start, end)}` },
    })),
  );
  return [...own, ...attached].slice(0, partsOfItem).map((part, index) => {
    const id = first - index;
    return { language, section, item, year, version, ...part, id, isFirst: index === 0 };
  });
}

/** The id of a document; another one near it where a very large number of an item leads to that of another item. */
async function freeId(transaction: Kysely<Schema>, document: IndexedDocument): Promise<number> {
  let id = documentId(document, document.published);
  if (hasOwnId(document)) return id;
  for (; ; id -= partsOfItem) {
    const taken = await transaction
      .selectFrom('search_document')
      .select('id')
      .where('language', '=', document.language)
      .where('id', '>=', documentOf(id) * partsOfItem)
      .where('id', '<=', id)
      .limit(1)
      .executeTakeFirst();
    if (!taken) return id;
  }
}
