import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { attachmentName } from '#shared/publishing/attachments.ts';
import { type Side, sharedColumns, sideColumns } from '#shared/publishing/sides.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';

/** The public content of one side of an item. */
export type PublishedContent = {
  section: SectionKey;
  id: number;
  side: Side;
  /** The columns of the side, and those that both sides share. */
  fields: Record<string, unknown>;
  files: { number: number; name: string; bytes: number; sha256: string }[];
};

/** An item with its public sides. */
export type PublishedItem = {
  id: number;
  version: string;
  created_at: string;
  sides: Map<Side, PublishedContent>;
};

type Row = Selectable<Schema['content_item']>;

/** Earlier public texts of an item, by the number of the entry that published each. */
export async function replacedTexts(
  db: Kysely<Schema>,
  section: SectionKey,
  id: number,
): Promise<Map<number, PublishedContent>> {
  const rows = await db
    .selectFrom('replaced_text')
    .select(['seq', 'content'])
    .where('section', '=', section)
    .where('item', '=', id)
    .execute();
  return new Map(rows.map(({ seq, content }) => [seq, JSON.parse(content) as PublishedContent]));
}

/** The public content of items, by their numbers. In a transaction their rows stay locked. */
export async function publicContents(
  db: Kysely<Schema>,
  section: SectionKey,
  ids: readonly number[],
): Promise<Map<number, PublishedItem>> {
  const rows = await db
    .selectFrom('content_item')
    .selectAll()
    .where('section', '=', section)
    .where('id', 'in', [...ids])
    .orderBy('id')
    // SQLite has no other writer meanwhile
    .$if(isPostgres(db) && db.isTransaction, (query) => query.forUpdate())
    .execute();
  const files = await filesOf(db, section, ids);
  return new Map(rows.map((row) => [row.id, publishedItem(row, files.get(row.id) ?? [])]));
}

function publishedItem(row: Row, files: FileRow[]): PublishedItem {
  const sides = languagesOf(row).map((side) => [side, contentOf(row, side, files)] as const);
  return { id: row.id, version: row.updated_at, created_at: row.created_at, sides: new Map(sides) };
}

function contentOf(row: Row, side: Side, files: FileRow[]): PublishedContent {
  const { section, id } = row;
  const columns = [...sideColumns(section, side), ...sharedColumns(section)];
  return {
    section,
    id,
    side,
    fields: Object.fromEntries(columns.map((column) => [column, row[column] ?? null])),
    files: files
      .filter(({ language }) => language === side || language === 'both')
      .map((file) => ({
        number: file.number,
        name: attachmentName(file, side),
        bytes: file.bytes,
        sha256: hashOf(file.file),
      })),
  };
}

type FileRow = Awaited<ReturnType<typeof fileRows>>[number];

async function filesOf(transaction: Kysely<Schema>, section: SectionKey, ids: readonly number[]) {
  if (!sectionByKey(section).attachments) return new Map<number, FileRow[]>();
  return Map.groupBy(await fileRows(transaction, section, ids), ({ id }) => id);
}

function fileRows(transaction: Kysely<Schema>, section: SectionKey, ids: readonly number[]) {
  return transaction
    .selectFrom('item_attachment')
    .select(['id', 'number', 'name_ar', 'name_en', 'language', 'bytes', 'file'])
    .where('section', '=', section)
    .where('id', 'in', [...ids])
    .where('removed_at', 'is', null)
    .orderBy('number')
    .execute();
}

/** The hash by which a file is stored: `attachments/{sha256}.pdf`. */
const hashOf = (file: string) => file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/, '');
