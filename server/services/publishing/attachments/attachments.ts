import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { AttachedFile } from '#server/services/files/uploads/store-attachment.ts';
import { logChanges } from '#server/services/publication-log/log-changes.ts';
import { indexItems } from '#server/services/search-index/index-items.ts';
import * as limits from '#shared/limits.ts';
import type { Attachment } from '#shared/publishing/attachments.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { changeRows, isThere, nextPlace, type RowChange, withMoved } from '../item-lists/numbered-rows.ts';
import { requireItem } from '../requirements.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { createAttachmentReads, missing } from './attachment-reads.ts';
import {
  type AttachmentRow,
  allAttachments,
  attachmentsOf,
  attachmentView,
  writeAttachment,
} from './attachment-rows.ts';

type Named = Pick<AttachmentRow, 'language' | 'name_ar' | 'name_en'>;

/** Changes of a file; its place counts from 1. */
export type AttachmentChanges = {
  [Name in keyof Named]?: Named[Name] | undefined;
} & { position?: number | undefined; file?: AttachedFile | undefined };

type Uploads = { storage: Storage; storeAttachment: (content: File) => Promise<AttachedFile> };

const table = {
  all: allAttachments,
  write: writeAttachment,
  details: ({ number, name_ar, name_en, file, bytes }: AttachmentRow) => ({
    number,
    name_ar,
    name_en,
    file,
    bytes,
  }),
};

/** The files of items. They belong to the item, not to its revisions: each change counts at once. */
export function createAttachments(
  { db, transact }: UnitOfWork,
  { storage, storeAttachment }: Uploads,
  now: () => number,
) {
  const time = () => new Date(now()).toISOString();

  const change = (
    item: ItemKey,
    author: string,
    work: (rows: AttachmentRow[]) => RowChange<AttachmentRow>,
  ): Promise<Attachment> =>
    transact(async (transaction) => {
      await logChanges(transaction, item.section, [item.id]);
      const changed = await changeRows(transaction, table, { item, author, at: time() }, work);
      await indexItems(transaction, item.section, [item.id]);
      return attachmentView(changed);
    });

  return {
    ...createAttachmentReads(db, storage),

    /**
     * Stores an uploaded file, which is none of the item's until it is added.
     * @param replaced the number of the file whose place it takes.
     * @throws AppError `not-found`; `conflict`, `too-large` where the item has no room for it; as `storeAttachment`.
     */
    async store(section: SectionKey, id: number, content: File, replaced?: number): Promise<AttachedFile> {
      requireSection(section);
      await requireItem(db, { section, id });
      const rows = await attachmentsOf(db, { section, id });
      if (replaced !== undefined && !rows.some(({ number }) => number === replaced)) throw missing();
      requireRoom(
        rows.filter(({ number }) => number !== replaced),
        content.size,
      );
      return storeAttachment(content);
    },

    /** Adds a stored file to an item, after the others. @throws AppError `not-found`, and as `store`. */
    add(
      section: SectionKey,
      id: number,
      file: AttachedFile,
      names: Named,
      author: string,
    ): Promise<Attachment> {
      return change({ section, id }, author, (rows) => {
        requireRoom(rows.filter(isThere), file.bytes);
        const at = { changed_at: time(), removed_at: null };
        const about = { section, id, ...nextPlace(rows), ...file, ...names, ...at };
        return { changed: [about], event: 'attached', about };
      });
    },

    /** Replaces, renames or moves a file; its address stays. @throws AppError `not-found`, and as `store`. */
    change(
      section: SectionKey,
      id: number,
      number: number,
      { file, position, ...names }: AttachmentChanges,
      author: string,
    ): Promise<Attachment> {
      return change({ section, id }, author, (rows) => {
        const before = find(rows.filter(isThere), number);
        if (file)
          requireRoom(
            rows.filter((row) => isThere(row) && row !== before),
            file.bytes,
          );
        const given = Object.fromEntries(Object.entries(names).filter(([, value]) => value !== undefined));
        const after: AttachmentRow = { ...before, ...given, ...file, changed_at: time() };
        if (!after.name_ar && !after.name_en) throw unnamed();
        const changed = position === undefined ? [after] : withMoved(rows, after, position);
        // A replaced file is named by the history, which keeps it
        const event = file ? 'attachment-replaced' : 'attachment-changed';
        return { changed, event, about: file ? before : after };
      });
    },

    /** Takes a file from an item; its history keeps it. @throws AppError `not-found`. */
    remove(section: SectionKey, id: number, number: number, author: string): Promise<Attachment> {
      return change({ section, id }, author, (rows) => {
        const about = find(rows.filter(isThere), number);
        return { changed: [{ ...about, removed_at: time() }], event: 'attachment-removed', about };
      });
    },

    /** Gives an item a file back that was removed. @throws AppError `not-found`, and as `store`. */
    restore(section: SectionKey, id: number, number: number, author: string): Promise<Attachment> {
      return change({ section, id }, author, (rows) => {
        const before = find(
          rows.filter((row) => !isThere(row)),
          number,
        );
        requireRoom(rows.filter(isThere), before.bytes);
        const about = { ...before, removed_at: null };
        return { changed: [about], event: 'attachment-restored', about };
      });
    },
  };
}

/** @throws AppError where an item with these files cannot have another one of this size. */
function requireRoom(others: AttachmentRow[], bytes: number): void {
  if (others.length >= limits.maxAttachments) throw refused('conflict', 'attachment.tooMany');
  const all = others.reduce((sum, row) => sum + row.bytes, bytes);
  if (all > limits.allAttachmentsBytes) throw refused('too-large', 'attachment.tooLargeTogether');
}

function find(rows: AttachmentRow[], number: number): AttachmentRow {
  const row = rows.find((each) => each.number === number);
  if (!row) throw missing();
  return row;
}

function requireSection(section: SectionKey): void {
  if (!sectionByKey(section).attachments) throw refused('conflict', 'attachment.notHere');
}

const unnamed = () =>
  new AppError('invalid', 'attachment.noName', { fields: { name_ar: ['attachment.noName'] } });

function refused(
  code: 'conflict' | 'too-large',
  key: 'attachment.tooMany' | 'attachment.tooLargeTogether' | 'attachment.notHere',
): AppError {
  return new AppError(code, key, { fields: { file: [key] } });
}
