import type { Kysely } from 'kysely';
import { type ContentDraft, type ContentItem } from '#shared/content/content-item.ts';
import type { OpenState } from '#shared/content/deadline/open-states.ts';
import type { Language } from '#shared/languages.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { isPostgres } from '../../db/engine.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Schema } from '../../db/schema.ts';
import { AppError } from '../../errors/app-error.ts';
import { changed } from '../../errors/conflict.ts';
import { nextTimestamp } from '../clock/next-timestamp.ts';
import { logChanges } from '../publication-log/log-changes.ts';
import { indexWorkingCopies } from '../search-index/desk/index-desk.ts';
import { indexItems } from '../search-index/index-items.ts';
import { countInBucket, countsByYear } from './items/buckets.ts';
import { countChanges } from './items/count-changes.ts';
import { itemColumns } from './items/item-columns.ts';
import { countsOf, isIn, raised, type Scope } from './items/item-scope.ts';
import { newestOfAll } from './items/latest-items.ts';
import { neighboursOf } from './items/neighbours.ts';
import { newestAfter, newestOf, totalOf } from './items/newest.ts';
import { nextId } from './items/next-id.ts';
import { closedBy, lineOf, noticesOf } from './items/notice-lines.ts';
import { datedItems, inState } from './items/open-items.ts';
import { inPageOrder } from './items/page-order.ts';
import { pinnedIds } from './items/pinned-ids.ts';
import { referenceKey, throwTaken } from './items/reference-key.ts';
import { yearOf } from './items/year-of.ts';
import { listedItems } from './listed-items.ts';

/**
 * `page` counts from 1 and needs `limit`; without one the result is the complete list. The items of a `year` are found
 * by index in the scope of a language alone.
 */
type ListOptions = {
  limit?: number | undefined;
  page?: number | undefined;
  scope?: Scope;
  year?: number | undefined;
  /** The order of the pages: pinned items where the list is of all years, then open announcements, then the others. */
  first?: 'pinned' | undefined;
  /** The numbers of the pinned items, where they are known. */
  pinned?: readonly number[] | undefined;
  /** Announcements that are open or closed, the newest first. */
  state?: OpenState | undefined;
  /** The time by which they are; the present one by default. */
  now?: number;
};

/** The items of all sections. An id is unique within its section, and never reused. */
export function createContent(db: Kysely<Schema>) {
  return {
    /** Newest first; `total` counts all items of the section in the scope, or those of the year. */
    async list(
      section: SectionKey,
      { limit, page = 1, scope = 'public', year, first, pinned, state, now = Date.now() }: ListOptions = {},
    ): Promise<{ items: ContentItem[]; total: number }> {
      const part = { section, scope, year };
      if (state) return inState(db, part, { state, at: timestampOf(now), limit, page });
      if (limit === undefined) {
        const items = await newestOf(db, part).execute();
        return { items, total: items.length };
      }
      const of = { passed: (page - 1) * limit, count: limit };
      const [items, total] = await Promise.all([
        first === 'pinned'
          ? inPageOrder(db, part, of, { at: timestampOf(now), pinned })
          : newestAfter(db, part, of),
        totalOf(db, part),
      ]);
      return { items, total };
    },

    /** The numbers of a section's pinned items. */
    pinned: (section: SectionKey) => pinnedIds(db, section),

    /** The newest announcements in a language that have a closing date. */
    dated: (section: SectionKey, language: Language, limit: number) =>
      datedItems(db, { section, scope: language }, limit),

    /** The public items of the line of notices that an item belongs to. */
    line: (section: SectionKey, id: number) => lineOf(db, section, id),

    /** The public notices of a section, with what they concern. */
    notices: (section: SectionKey) => noticesOf(db, section),

    /** The kinds of notices that closed some items. */
    closedBy: (section: SectionKey, ids: readonly number[]) => closedBy(db, section, ids),

    /** The years of a section's items in a language, the latest first. */
    async years(section: SectionKey, language: Language): Promise<number[]> {
      return (await countsByYear(db, section, language)).map(({ year }) => year);
    },

    /** The newest `limit` items of every section in a language, in one query. */
    previews: (limit: number, language: Language) => newestOfAll(db, { limit, scope: language }),

    /** @throws AppError `not-found`, also of an item that is not in the scope. */
    find: (section: SectionKey, id: number, scope: 'all' | 'public' = 'public') =>
      find(db, section, id, scope),

    /** The items around one in a language's list, itself in that language or not. */
    neighbours: (section: SectionKey, id: number, language: Language) =>
      neighboursOf(db, section, id, language),

    /** Where every public item is and when it last changed, newest first within its section: what a sitemap needs. */
    all: () => listedItems(db),

    /** Stores a new item, created at the given time. */
    create(section: SectionKey, draft: ContentDraft, at?: Date): Promise<ContentItem> {
      const timestamp = at?.toISOString() ?? nextTimestamp();
      return inTransaction(db, async (transaction) => {
        const id = await nextId(transaction, section, countsOf(draft));
        return insert(transaction, section, { id, ...draft, created_at: timestamp, updated_at: timestamp });
      });
    },

    /** Stores an item that was removed, under the id that it had. */
    putBack(
      section: SectionKey,
      item: ContentDraft & Pick<ContentItem, 'id' | 'created_at'>,
    ): Promise<ContentItem> {
      return inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('section_counter')
          .set(raised('section_counter', countsOf(item)))
          .where('section', '=', section)
          .execute();
        return insert(transaction, section, { ...item, updated_at: nextTimestamp() });
      });
    },

    /**
     * Changes only the fields of the draft.
     * @param version the `updated_at` on which the change is based; undefined overwrites any.
     * @throws AppError `not-found`, or `conflict` with the item if it has changed since.
     */
    update(
      section: SectionKey,
      id: number,
      draft: { [Field in keyof ContentDraft]?: ContentDraft[Field] | undefined },
      version?: string,
    ): Promise<ContentItem> {
      return inTransaction(db, async (transaction) => {
        const before = await transaction
          .selectFrom('content_item')
          .select(['title_ar', 'title_en', 'date_ar', 'date_en', 'year'])
          .where('section', '=', section)
          .where('id', '=', id)
          // SQLite has no other writer meanwhile
          .$if(isPostgres(db), (query) => query.forUpdate())
          .executeTakeFirst();
        if (!before) return missing(section);
        await logChanges(transaction, section, [id]);
        const year = yearOf({
          date_ar: draft.date_ar ?? before.date_ar,
          date_en: draft.date_en ?? before.date_en,
        });
        const { reference } = draft;
        const keys = { year, ...(reference !== undefined && { reference_key: referenceKey(reference) }) };
        // One statement compares and writes: of two writers with the same version, one updates no row
        const item = await transaction
          .updateTable('content_item')
          .set({ ...draft, ...keys, updated_at: nextTimestamp() })
          .where('section', '=', section)
          .where('id', '=', id)
          .$if(version !== undefined, (query) => query.where('updated_at', '=', version!))
          .returning(itemColumns[section])
          .executeTakeFirst()
          .catch(throwTaken);
        if (!item) return changed(await find(transaction, section, id, 'all'));
        await countChanges(transaction, section, [{ id, before, after: { ...item, year } }]);
        await index(transaction, section, id);
        return item;
      });
    },

    /** @throws AppError `not-found` */
    remove(section: SectionKey, id: number): Promise<void> {
      return inTransaction(db, async (transaction) => {
        await logChanges(transaction, section, [id]);
        const removed = await transaction
          .deleteFrom('content_item')
          .where('section', '=', section)
          .where('id', '=', id)
          .returning(['title_ar', 'title_en', 'year'])
          .executeTakeFirst();
        if (!removed) return missing(section);
        await countChanges(transaction, section, [{ id, before: removed }]);
        await index(transaction, section, id);
      });
    },
  };
}

/** Inserts an item and counts it in its bucket; the section's counter comes before. */
async function insert(
  transaction: Kysely<Schema>,
  section: SectionKey,
  item: ContentDraft & Pick<ContentItem, 'id' | 'created_at' | 'updated_at'>,
): Promise<ContentItem> {
  const year = yearOf(item);
  await logChanges(transaction, section, [item.id]);
  await countInBucket(transaction, section, { id: item.id, year }, countsOf(item));
  const stored = await transaction
    .insertInto('content_item')
    .values({ section, ...item, year, reference_key: referenceKey(item.reference) })
    .returning(itemColumns[section])
    .executeTakeFirstOrThrow()
    .catch(throwTaken);
  await index(transaction, section, item.id);
  return stored;
}

/** Brings the index of the search and that of the editors' lists to an item. */
async function index(transaction: Kysely<Schema>, section: SectionKey, id: number): Promise<void> {
  await indexItems(transaction, section, [id]);
  await indexWorkingCopies(transaction, section, [id]);
}

async function find(
  db: Kysely<Schema>,
  section: SectionKey,
  id: number,
  scope: 'all' | 'public',
): Promise<ContentItem> {
  const item = await db
    .selectFrom('content_item')
    .select(itemColumns[section])
    .where('section', '=', section)
    .where('id', '=', id)
    .$if(scope === 'public', (query) => query.where(isIn('public')))
    .executeTakeFirst();
  return item ?? missing(section);
}

const timestampOf = (now: number) => new Date(now).toISOString();

function missing(section: SectionKey): never {
  throw new AppError('not-found', `${section}.notFound`);
}
