import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { Attachment } from '#shared/publishing/attachments.ts';
import { inOrder } from '../item-lists/numbered-rows.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

export type AttachmentRow = Selectable<Schema['item_attachment']>;

/** The files of an item, in their order. */
export async function attachmentsOf(db: Kysely<Schema>, item: ItemKey): Promise<AttachmentRow[]> {
  return inOrder(await allAttachments(db, item));
}

/** The same with those that were removed, by their numbers. */
export function allAttachments(db: Kysely<Schema>, { section, id }: ItemKey): Promise<AttachmentRow[]> {
  return db
    .selectFrom('item_attachment')
    .selectAll()
    .where('section', '=', section)
    .where('id', '=', id)
    .orderBy('number')
    .execute();
}

/** The files that these ones have replaced, as the history of their item has them. */
export async function replacedFiles(db: Kysely<Schema>, rows: AttachmentRow[]): Promise<AttachmentRow[]> {
  const [first] = rows;
  if (!first) return [];
  const events = await db
    .selectFrom('item_event')
    .select('details')
    .where('section', '=', first.section)
    .where('id', '=', first.id)
    .where('event', '=', 'attachment-replaced')
    .execute();
  return events.flatMap(({ details }) => {
    const before = JSON.parse(details) as Pick<
      AttachmentRow,
      'bytes' | 'file' | 'name_ar' | 'name_en' | 'number'
    >;
    const row = rows.find(({ number }) => number === before.number);
    const type = before.file.split('.').at(-1) as AttachmentRow['type'];
    return row ? [{ ...row, ...before, type }] : [];
  });
}

/** Stores a file of an item, in place of the one with its number. */
export async function writeAttachment(db: Kysely<Schema>, row: AttachmentRow): Promise<void> {
  await db
    .insertInto('item_attachment')
    .values(row)
    .onConflict((conflict) => conflict.columns(['section', 'id', 'number']).doUpdateSet(row))
    .execute();
}

/** Gives an item the files of another one; the files themselves are stored once. */
export async function copyAttachments(db: Kysely<Schema>, from: ItemKey, to: ItemKey): Promise<void> {
  const rows = await attachmentsOf(db, from);
  const { section, id } = to;
  for (const [index, row] of rows.entries())
    await writeAttachment(db, { ...row, section, id, number: index + 1 });
}

/** A file as the calls and pages have it. */
export function attachmentView(row: AttachmentRow): Attachment {
  const { number, name_ar, name_en, language, type, bytes, changed_at, problem } = row;
  return { number, name_ar, name_en, language, type, bytes, changed_at, problem };
}
