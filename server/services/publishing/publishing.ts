import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { changed } from '#server/errors/conflict.ts';
import type { ContentDraft, ContentItem } from '#shared/content/content-item.ts';
import { languagesOf } from '#shared/content/item-languages.ts';
import { languages } from '#shared/languages.ts';
import type { Difference } from '#shared/parity/parity.ts';
import type { ItemDocument } from '#shared/publishing/item-document.ts';
import { emptyTexts, type ItemChanges, type Side } from '#shared/publishing/sides.ts';
import type { SectionKey } from '#shared/site/sections.ts';
import { requireAnnouncement } from './announcements/announcement-rules.ts';
import { createDocument, duplicate, findCreated } from './create-document.ts';
import { coverageOf } from './desk/coverage.ts';
import { type DeskQuery, deskChoices, deskList } from './desk/desk.ts';
import { type Document, lockItems, readDocument } from './documents.ts';
import { handInOf, requireSecond } from './hand-in/require-second.ts';
import { type HistoryPage, historyOf } from './history/history.ts';
import { markUpToDate as upToDate } from './history/up-to-date.ts';
import { differencesOf, type Publication, publicationOf } from './publication.ts';
import { noRevision, requireItem, requireVersion } from './requirements.ts';
import { readRevision } from './revisions/revisions.ts';
import type { ItemKey } from './revisions/text-chunks.ts';
import { workingTexts } from './revisions/working-texts.ts';
import { transit } from './transition.ts';
import { viewOf } from './view.ts';
import { republishDocument, type Withdrawal, withdrawDocument } from './withdrawal.ts';
import { findWithdrawn } from './withdrawn.ts';
import { saveTexts } from './working-copy.ts';

type SaveOptions = {
  author: string;
  /** The `updated_at` on which the changes are based; undefined overwrites any. */
  version?: string | undefined;
  autosave?: boolean | undefined;
  minor?: boolean | undefined;
};

/** The copy that a publication is about. */
type Inspected = Pick<SaveOptions, 'version'> & {
  /** The `at` of its hand-in. */
  handed_in?: string | undefined;
};

/** The items as documents with two sides: the one place that changes what is public of them. */
export function createPublishing({ db, transact }: UnitOfWork, now: () => number) {
  const time = () => new Date(now()).toISOString();

  /** Runs work on an item that no other writer changes meanwhile, nor the others that it depends on. */
  const change = <Result>(
    key: ItemKey,
    work: (document: Document, transaction: typeof db) => Promise<Result>,
    others: ItemKey[] = [],
  ): Promise<Result> =>
    transact(async (transaction) => {
      await lockItems(transaction, [key, ...others]);
      return work(await readDocument(transaction, key, true), transaction);
    });

  return {
    /** The editor's list: working copies with their states, the newest first. */
    list: (query: DeskQuery) => deskList(db, query),

    /** The years and authors that the list of a section, or of all, can be filtered by. */
    choices: (section?: SectionKey) => deskChoices(db, section),

    /** Numbers of complete items and of others, for each section. */
    coverage: () => coverageOf(db),

    /** Items of a section with the texts of their working copies in place of the public ones. */
    async workingCopies(section: SectionKey, items: ContentItem[]): Promise<ContentItem[]> {
      const ids = items.map(({ id }) => id);
      const copies = await workingTexts(db, section, ids);
      return items.map((item) => ({ ...item, ...copies.get(item.id) }));
    },

    /** The working copy with its states, and where its sides differ. @throws AppError `not-found`. */
    async find(section: SectionKey, id: number): Promise<ItemDocument & { differences: Difference[] }> {
      const document = await readDocument(db, { section, id });
      return { ...viewOf(document), differences: differencesOf(section, document.texts) };
    },

    /** The item that a creation of this name has made; undefined where there was none. */
    created: (section: SectionKey, key: string) => findCreated(db, section, key),

    /**
     * Stores a new item; `publish` makes the sides that have a title public.
     * @param at the time of its creation, ISO 8601; the present time without one.
     */
    create(
      section: SectionKey,
      draft: ContentDraft,
      {
        author,
        publish = true,
        at,
        key,
      }: { author: string; publish?: boolean; at?: string; key?: string | undefined },
    ): Promise<ItemDocument> {
      return transact(async (transaction) => {
        const texts = { ...emptyTexts(section), ...draft };
        const document = await createDocument(transaction, section, { texts, author, publish, at, key });
        return viewOf(document);
      });
    },

    /**
     * Saves changes and publishes them at once, in the sides that have a title: a call of the specification.
     * @throws AppError `not-found`, or `conflict` with the item if it has changed since.
     */
    update(
      section: SectionKey,
      id: number,
      changes: ItemChanges,
      { author, version }: SaveOptions,
    ): Promise<ContentItem> {
      return change({ section, id }, async (document, transaction) => {
        const { created_at, updated_at: stored } = document.row;
        const before = { id, ...document.texts, created_at, updated_at: stored };
        if (version !== undefined && version !== before.updated_at) changed(before);
        const saved = await saveTexts(transaction, document, changes, { author, kind: 'saved' });
        await requireAnnouncement(transaction, saved.row, saved.texts);
        const titled = languagesOf(saved.texts);
        const events = languages.flatMap((side) => {
          if (titled.includes(side)) return [[side, { event: 'publish' }]];
          return saved.sides[side].state === 'draft' ? [] : [[side, { event: 'unpublish' }]];
        });
        const published = await transit(transaction, saved, {
          events: Object.fromEntries(events),
          now: time(),
          author,
          isSave: true,
        });
        return { ...before, ...published.texts, updated_at: published.row.updated_at };
      });
    },

    /**
     * Saves the working copy; what is public stays.
     * @throws AppError `not-found`, `conflict` with the newer item, or as `requireAnnouncement`.
     */
    save(
      section: SectionKey,
      id: number,
      changes: ItemChanges,
      { author, version, autosave, minor }: SaveOptions,
    ): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) => {
        requireVersion(document, version);
        const kind = autosave ? 'autosaved' : 'saved';
        const saved = await saveTexts(transaction, document, changes, { author, kind, minor });
        if (!autosave) await requireAnnouncement(transaction, saved.row, saved.texts);
        return viewOf(saved);
      });
    },

    /**
     * Publishes sides of the working copy, each now or at a moment. A hand-in ends with it.
     * @throws AppError `not-found`; `conflict` with the newer item where it has changed since; as `requireSecond`, and as `publicationOf`.
     */
    publish(
      section: SectionKey,
      id: number,
      { version, handed_in, ...publication }: Publication & Inspected,
      author: string,
    ): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) => {
        requireVersion(document, version);
        await requireSecond(transaction, document, { author, inspected: handed_in });
        await requireAnnouncement(transaction, document.row, document.texts);
        const transition = publicationOf(document, publication, time());
        const details = { ...transition.details, ...handInOf(document) };
        return viewOf(await transit(transaction, document, { ...transition, details, author }));
      });
    },

    /**
     * A new draft with the working copy of an item, but for its reference, which is its own.
     * @param key the client's name for this creation.
     * @throws AppError `not-found`.
     */
    duplicate(section: SectionKey, id: number, author: string, key?: string): Promise<ItemDocument> {
      return transact(async (transaction) =>
        viewOf(await duplicate(transaction, { section, id }, { author, key })),
      );
    },

    /** Takes sides back to drafts. @throws AppError `not-found`, `conflict` where one is a draft already. */
    unpublish(section: SectionKey, id: number, sides: Side[], author: string): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) => {
        const events = Object.fromEntries(sides.map((side) => [side, { event: 'unpublish' as const }]));
        return viewOf(await transit(transaction, document, { events, now: time(), author }));
      });
    },

    /**
     * Withdraws an item: its address says why, and what replaces it.
     * @throws AppError `not-found`; `conflict` where nothing of it is public; `invalid` for its successor.
     */
    withdraw(section: SectionKey, id: number, withdrawal: Withdrawal, author: string): Promise<ItemDocument> {
      // Of two items that are withdrawn at once, each in favour of the other, one is refused
      return change(
        { section, id },
        async (document, transaction) =>
          viewOf(await withdrawDocument(transaction, document, withdrawal, { at: time(), author })),
        withdrawal.successor && [withdrawal.successor],
      );
    },

    /** Publishes a withdrawn item again as it was, whatever was written since. @throws AppError `not-found`, `conflict`. */
    republish(section: SectionKey, id: number, author: string): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) =>
        viewOf(await republishDocument(transaction, document, { at: time(), author })),
      );
    },

    /** Says that a side is still right, whatever changed in the other. @throws AppError `not-found`. */
    markUpToDate(section: SectionKey, id: number, side: Side, author: string): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) => {
        return viewOf(await upToDate(transaction, document, side, { at: time(), author }));
      });
    },

    /** The notice at the address of a withdrawn item; undefined where it is not withdrawn. */
    withdrawal: (section: SectionKey, id: number) => findWithdrawn(db, { section, id }),

    /** A page of revisions and events, the newest first. @throws AppError `not-found`. */
    history: (section: SectionKey, id: number, page?: HistoryPage) => historyOf(db, { section, id }, page),

    /**
     * The texts of two revisions.
     * @throws AppError `not-found`, also of a revision that the item does not have.
     */
    async compare(section: SectionKey, id: number, from: number, to: number) {
      await requireItem(db, { section, id });
      const [before, after] = await Promise.all(
        [from, to].map((number) => readRevision(db, { section, id }, number)),
      );
      return before && after ? { from: before, to: after } : noRevision();
    },

    /** Makes an earlier revision the working copy, as a new revision. @throws AppError `not-found`. */
    restore(section: SectionKey, id: number, revision: number, author: string): Promise<ItemDocument> {
      return change({ section, id }, async (document, transaction) => {
        const texts = (await readRevision(transaction, document.row, revision)) ?? noRevision();
        return viewOf(await saveTexts(transaction, document, texts, { author, kind: 'restored' }));
      });
    },
  };
}
