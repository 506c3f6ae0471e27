import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { createContent } from '#server/services/content/content.ts';
import { unmarkTexts } from '#server/services/publication-log/copies/mark-texts.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { languages } from '#shared/languages.ts';
import * as limits from '#shared/limits.ts';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { findDocument, missing, readDocument } from './documents.ts';
import { addEvent } from './history/item-events.ts';
import { publicVersion, readTextsOf } from './public-version.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import { dueEvents } from './side-events.ts';
import { transit } from './transition.ts';
import { viewOf } from './view.ts';
import { withRevision, writeRow } from './working-copy.ts';

export type TrashedItem = ItemKey & {
  title_ar: string;
  title_en: string;
  trashed_at: string;
  author: string;
  /** Days until it is removed for good; 0 where the next maintenance does. */
  days_left: number;
};

const day = 24 * 60 * 60 * 1000;

const tables = [
  'item_attachment',
  'item_chunk',
  'item_event',
  'item_picture',
  'share_card',
  'item_revision',
  'item_side',
  'item_document',
] as const;

/** Deleted items, which can be restored until they are removed for good. */
export function createTrash({ db, transact }: UnitOfWork, now: () => number) {
  const time = () => new Date(now()).toISOString();
  return {
    /**
     * The items in the trash, those deleted last first.
     * @param days for which each stays there.
     */
    async list(days = limits.trashDays): Promise<TrashedItem[]> {
      const rows = await db
        .selectFrom('item_document')
        .select(['section', 'id', 'title_ar', 'title_en', 'trashed_at', 'author'])
        .where('trashed_at', 'is not', null)
        .orderBy('trashed_at', 'desc')
        .execute();
      return rows.map((row) => {
        const trashed_at = row.trashed_at ?? '';
        const left = Date.parse(trashed_at) + days * day - now();
        return { ...row, trashed_at, days_left: Math.max(0, Math.ceil(left / day)) };
      });
    },

    /** Puts an item into the trash; its address is gone. @throws AppError `not-found`. */
    put(section: SectionKey, id: number, author: string): Promise<void> {
      return transact(async (transaction) => {
        const found = await readDocument(transaction, { section, id }, true);
        const { row } = await withRevision(transaction, found);
        const at = time();
        await writeRow(transaction, { ...row, author, trashed_at: at });
        await addEvent(transaction, row, {
          event: 'trashed',
          side: null,
          at,
          author,
          revision: row.revision,
        });
        await createContent(transaction).remove(section, id);
      });
    },

    /**
     * Restores an item as it was. What was due meanwhile does not happen any more: nothing is published that nobody
     * expects.
     * @throws AppError `not-found` where it is not in the trash.
     */
    restore(section: SectionKey, id: number, author: string): Promise<ItemDocument> {
      return transact(async (transaction) => {
        const document = await findDocument(transaction, { section, id }, true);
        if (!document || document.row.trashed_at === null) return missing(section);
        const { sides } = document;
        const at = time();
        const row = { ...document.row, author, trashed_at: null };
        await writeRow(transaction, row);
        await addEvent(transaction, row, {
          event: 'untrashed',
          side: null,
          at,
          author,
          revision: row.revision,
        });
        const revisions = languages.map((side) => sides[side].public_revision);
        const textsOf = await readTextsOf(transaction, [{ document, revisions }]);
        const version = publicVersion(document, sides, textsOf);
        await createContent(transaction).putBack(section, { id, created_at: row.created_at, ...version });
        const late = languages.filter((side) => dueEvents(sides[side], at).length > 0);
        const events = Object.fromEntries(late.map((side) => [side, { event: 'unpublish' as const }]));
        const restored = { ...document, row, shown: version };
        return viewOf(await transit(transaction, restored, { events, now: at, author }));
      });
    },

    /** Removes an item for good, with its history; resolves to its titles. @throws AppError `not-found` where it is not in the trash. */
    remove(section: SectionKey, id: number): Promise<LocalizedText> {
      return transact(async (transaction) => {
        const document = await findDocument(transaction, { section, id }, true);
        if (!document || document.row.trashed_at === null) return missing(section);
        await removeAll(transaction, document.row);
        return { ar: document.row.title_ar, en: document.row.title_en };
      });
    },

    /** The items that have been in the trash for longer than so many days. */
    async old(days: number): Promise<ItemKey[]> {
      return db
        .selectFrom('item_document')
        .select(['section', 'id'])
        .where('trashed_at', '<', new Date(now() - days * day).toISOString())
        .execute();
    },
  };
}

async function removeAll(transaction: Kysely<Schema>, { section, id }: ItemKey): Promise<void> {
  for (const table of tables) {
    await transaction.deleteFrom(table).where('section', '=', section).where('id', '=', id).execute();
  }
  // The log has hashes alone
  await unmarkTexts(transaction, section, id);
  await transaction
    .deleteFrom('replaced_text')
    .where('section', '=', section)
    .where('item', '=', id)
    .execute();
}
