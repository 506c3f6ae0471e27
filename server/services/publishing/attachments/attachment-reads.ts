import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import type { Storage, StoredFile } from '#server/services/files/storage.ts';
import type { Attachment } from '#shared/publishing/attachments.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { requireItem } from '../requirements.ts';
import {
  type AttachmentRow,
  allAttachments,
  attachmentsOf,
  attachmentView,
  replacedFiles,
} from './attachment-rows.ts';

/** A file to be sent: its row, and its content. */
export type FoundAttachment = { attachment: Attachment; hash: string; stored: StoredFile };

/** The reads of the files of items. */
export function createAttachmentReads(db: Kysely<Schema>, storage: Storage) {
  return {
    /** The files of an item, in their order. */
    list: async (section: SectionKey, id: number): Promise<Attachment[]> =>
      (await attachmentsOf(db, { section, id })).map(attachmentView),

    /** The files of several items by their numbers, each in its order. */
    async ofItems(section: SectionKey, ids: readonly number[]): Promise<Map<number, Attachment[]>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('item_attachment')
        .selectAll()
        .where('section', '=', section)
        .where('id', 'in', [...ids])
        .where('removed_at', 'is', null)
        .orderBy('position')
        .orderBy('number')
        .execute();
      const byItem = Map.groupBy(rows, ({ id }) => id);
      return new Map([...byItem].map(([id, own]) => [id, own.map(attachmentView)]));
    },

    /** The files of all public items, as an export has them. */
    ofPublicItems: (): Promise<AttachmentRow[]> =>
      db
        .selectFrom('item_attachment as a')
        .innerJoin('content_item as i', (join) =>
          join.onRef('i.section', '=', 'a.section').onRef('i.id', '=', 'a.id'),
        )
        .selectAll('a')
        .where('a.removed_at', 'is', null)
        .where(isIn('public', 'i'))
        .orderBy('a.section')
        .orderBy('a.id')
        .orderBy('a.number')
        .execute(),

    /** The files of an item for its editor. @throws AppError `not-found` where there is no such item. */
    async listOfItem(section: SectionKey, id: number): Promise<Attachment[]> {
      await requireItem(db, { section, id });
      return (await attachmentsOf(db, { section, id })).map(attachmentView);
    },

    /**
     * A file that an item had under a number, by its hash: one that was replaced or removed.
     * @throws AppError `not-found`.
     */
    async findEarlier(
      section: SectionKey,
      id: number,
      number: number,
      hash: string,
    ): Promise<FoundAttachment> {
      await requireItem(db, { section, id });
      const rows = await allAttachments(db, { section, id });
      const versions = [...rows, ...(await replacedFiles(db, rows))];
      const row = versions.find((each) => each.number === number && hashIn(each.file) === hash);
      const stored = row && (await storage.find(row.file));
      if (!stored) throw missing();
      return { attachment: attachmentView(row), hash, stored };
    },

    /**
     * A file of an item for a download.
     * @param of `public` finds those of items that are public alone.
     * @throws AppError `not-found`.
     */
    async find(
      section: SectionKey,
      id: number,
      number: number,
      of: 'all' | 'public',
    ): Promise<FoundAttachment> {
      const row = await db
        .selectFrom('item_attachment as a')
        .innerJoin('content_item as i', (join) =>
          join.onRef('i.section', '=', 'a.section').onRef('i.id', '=', 'a.id'),
        )
        .selectAll('a')
        .where('a.section', '=', section)
        .where('a.id', '=', id)
        .where('a.number', '=', number)
        .where('a.removed_at', 'is', null)
        .$if(of === 'public', (query) => query.where(isIn('public', 'i')))
        .executeTakeFirst();
      const stored = row && (await storage.find(row.file));
      if (!stored) throw missing();
      return { attachment: attachmentView(row), hash: hashIn(row.file), stored };
    },
  };
}

const hashIn = (file: string) => /[0-9a-f]{64}/.exec(file)?.[0] ?? file;

export const missing = () => new AppError('not-found', 'attachment.notFound');
