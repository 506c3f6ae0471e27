import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { columnIn, fieldKinds } from '#shared/content/fields/field-kinds.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import type { Language } from '#shared/languages.ts';
import { attachmentName } from '#shared/publishing/attachments.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { itemDay } from './item-day.ts';
import { addDocuments, type IndexedDocument, removeDocuments } from './write-documents.ts';

/** The text of an item in a language: its own fields follow the description. */
export function itemText(row: Pick<Schema['content_item'], 'section'>, language: Language): string {
  const texts = row as unknown as Record<string, string | null | undefined>;
  const further = sectionByKey(row.section)
    .ownFields.filter(({ kind }) => fieldKinds[kind].value === 'text')
    .map((field) => texts[columnIn(language, field)]);
  return [texts[`description_${language}`], ...further].filter(Boolean).join('\n\n');
}

/** Items of one statement. */
const batch = 200;

/**
 * Brings the index to what is public of items, in the transaction that changes it. Their rows are locked, so that of two
 * writers the later one indexes what both wrote.
 */
export async function indexItems(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<void> {
  for (let start = 0; start < ids.length; start += batch)
    await indexBatch(transaction, section, ids.slice(start, start + batch));
}

/** Brings the index to the text of a file of some items, which is known by now. */
export async function indexFile(transaction: Kysely<Schema>, file: string): Promise<void> {
  const rows = await transaction
    .selectFrom('item_attachment')
    .select(['section', 'id'])
    .where('file', '=', file)
    .where('removed_at', 'is', null)
    .orderBy('section')
    .orderBy('id')
    .execute();
  for (const [section, own] of Map.groupBy(rows, (row) => row.section)) {
    const ids = [...new Set(own.map(({ id }) => id))];
    await indexItems(transaction, section, ids);
  }
}

async function indexBatch(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('content_item')
    .selectAll()
    .where('section', '=', section)
    .where('id', 'in', [...ids])
    .orderBy('id')
    // SQLite has no other writer meanwhile
    .$if(isPostgres(transaction), (query) => query.forUpdate())
    .execute();
  await removeDocuments(transaction, section, ids);
  const shown = rows.filter((row) => languagesOf(row).length > 0);
  const files = await filesOf(
    transaction,
    section,
    shown.map(({ id }) => id),
  );
  await addDocuments(
    transaction,
    shown.flatMap((row) =>
      languagesOf(row).map((language) => documentOfItem(row, language, files.get(row.id) ?? [])),
    ),
  );
}

type Row = Selectable<Schema['content_item']>;
type FileRow = Awaited<ReturnType<typeof fileRows>>[number];

function documentOfItem(row: Row, language: Language, files: readonly FileRow[]): IndexedDocument {
  const day = itemDay(row);
  return {
    language,
    section: row.section,
    item: row.id,
    published: day,
    year: Number(day.slice(0, 4)),
    version: row.updated_at,
    title: row[`title_${language}`],
    reference: row.reference ?? '',
    text: itemText(row, language),
    files: files
      .filter((file) => file.language === language || file.language === 'both')
      .map((file) => ({ number: file.number, name: attachmentName(file, language), text: file.text ?? '' })),
  };
}

async function filesOf(
  transaction: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<number, FileRow[]>> {
  if (ids.length === 0 || !sectionByKey(section).attachments) return new Map();
  return Map.groupBy(await fileRows(transaction, section, ids), ({ id }) => id);
}

function fileRows(transaction: Kysely<Schema>, section: SectionKey, ids: readonly number[]) {
  return transaction
    .selectFrom('item_attachment')
    .leftJoin('extracted_text', 'extracted_text.file', 'item_attachment.file')
    .select(['id', 'number', 'name_ar', 'name_en', 'language', 'extracted_text.text'])
    .where('section', '=', section)
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('position')
    .orderBy('number')
    .execute();
}
