import type { Kysely } from 'kysely';
import { type ContentDraft, type ContentItem, contentItem } from '#shared/content-item.ts';
import type { SectionKey } from '#shared/sections.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Schema } from '../db/schema.ts';
import { AppError } from '../errors.ts';
import { countInBucket, placeAfter } from './buckets.ts';
import { changed } from './changed.ts';
import { newestOfAll } from './newest-of-all.ts';
import { nextId } from './next-id.ts';
import { nextMoment } from './next-moment.ts';

/** `page` counts from 1 and needs `limit`; without one the whole list is answered. */
type ListOptions = { limit?: number | undefined; page?: number | undefined };

const columns = Object.keys(contentItem.shape) as (keyof ContentItem)[];

/** The items of the nine sections. An id is unique within its section, and never given twice. */
export function createContent(db: Kysely<Schema>) {
  return {
    /** Newest first; `total` counts the whole section. */
    async list(
      section: SectionKey,
      { limit, page = 1 }: ListOptions = {},
    ): Promise<{ items: ContentItem[]; total: number }> {
      const newest = db
        .selectFrom('content_item')
        .select(columns)
        .where('section', '=', section)
        .orderBy('id', 'desc');
      if (limit === undefined) {
        const items = await newest.execute();
        return { items, total: items.length };
      }
      const place = await placeAfter(db, section, (page - 1) * limit);
      const [items, counter] = await Promise.all([
        place ? newest.where('id', '<', place.below).limit(limit).offset(place.offset).execute() : [],
        db.selectFrom('section_counter').select('items').where('section', '=', section).executeTakeFirst(),
      ]);
      return { items, total: counter?.items ?? 0 };
    },

    /** The newest `limit` items of every section, in one query. */
    previews: (limit: number) => newestOfAll(db, columns, limit),

    /** @throws AppError `not-found` */
    async find(section: SectionKey, id: number): Promise<ContentItem> {
      const item = await db
        .selectFrom('content_item')
        .select(columns)
        .where('section', '=', section)
        .where('id', '=', id)
        .executeTakeFirst();
      return item ?? missing(section);
    },

    /** Where every item is and when it last changed, newest first within its section: what a sitemap needs. */
    all(): Promise<{ section: SectionKey; id: number; updated_at: string }[]> {
      return db
        .selectFrom('content_item')
        .select(['section', 'id', 'updated_at'])
        .orderBy('section', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** Stores a new item; `at` is the moment that it bears. */
    create(section: SectionKey, draft: ContentDraft, at?: Date): Promise<ContentItem> {
      const moment = at?.toISOString() ?? nextMoment();
      return inTransaction(db, async (transaction) => {
        const id = await nextId(transaction, section);
        await countInBucket(transaction, section, id, 1);
        return transaction
          .insertInto('content_item')
          .values({ section, id, ...draft, created_at: moment, updated_at: moment })
          .returning(columns)
          .executeTakeFirstOrThrow();
      });
    },

    /**
     * Changes what the draft holds and nothing else.
     * @param version the `updated_at` that the writer knew; none overwrites whatever is there.
     * @throws AppError `not-found`, or `conflict` with the item where it has changed since.
     */
    async update(
      section: SectionKey,
      id: number,
      draft: { [Field in keyof ContentDraft]?: ContentDraft[Field] | undefined },
      version?: string,
    ): Promise<ContentItem> {
      // One statement looks and writes: of two writers with the same version one finds it gone.
      const item = await db
        .updateTable('content_item')
        .set({ ...draft, updated_at: nextMoment() })
        .where('section', '=', section)
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
        .returning(columns)
        .executeTakeFirst();
      return item ?? changed(await this.find(section, id));
    },

    /** @throws AppError `not-found` */
    remove(section: SectionKey, id: number): Promise<void> {
      return inTransaction(db, async (transaction) => {
        const removed = await transaction
          .deleteFrom('content_item')
          .where('section', '=', section)
          .where('id', '=', id)
          .executeTakeFirst();
        if (removed.numDeletedRows === 0n) missing(section);
        await countInBucket(transaction, section, id, -1);
        await transaction
          .updateTable('section_counter')
          .set((eb) => ({ items: eb('items', '-', 1) }))
          .where('section', '=', section)
          .execute();
      });
    },
  };
}

function missing(section: SectionKey): never {
  throw new AppError('not-found', `${section}.notFound`);
}
