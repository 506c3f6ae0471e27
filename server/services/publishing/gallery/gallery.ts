import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import * as limits from '#shared/limits.ts';
import type { GalleryPicture, PictureTexts } from '#shared/publishing/gallery.ts';
import { type SectionKey, sectionByKey } from '#shared/site/sections.ts';
import { changeRows, isThere, nextPlace, type RowChange, withMoved } from '../item-lists/numbered-rows.ts';
import { requireItem } from '../requirements.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';
import { allPictures, type PictureRow, picturesOf, pictureView, writePicture } from './gallery-rows.ts';

/** Changes of a picture; its place counts from 1. */
export type PictureChanges = { [Name in keyof PictureTexts]?: PictureTexts[Name] | undefined } & {
  image?: string | undefined;
  position?: number | undefined;
};

const table = { all: allPictures, write: writePicture, details: pictureView };

/** The galleries of items. A picture belongs to the item, not to its revisions: each change counts at once. */
export function createGallery({ db, transact }: UnitOfWork, now: () => number) {
  const time = () => new Date(now()).toISOString();

  const change = (
    item: ItemKey,
    author: string,
    work: (rows: PictureRow[]) => RowChange<PictureRow>,
  ): Promise<GalleryPicture> =>
    transact(async (transaction) =>
      pictureView(await changeRows(transaction, table, { item, author, at: time() }, work)),
    );

  const list = async (section: SectionKey, id: number): Promise<GalleryPicture[]> =>
    (await picturesOf(db, { section, id })).map(pictureView);

  return {
    /** The pictures of an item, in their order. */
    list,

    /** The same for its editor. @throws AppError `not-found` where there is no such item. */
    async listOfItem(section: SectionKey, id: number): Promise<GalleryPicture[]> {
      await requireItem(db, { section, id });
      return list(section, id);
    },

    /**
     * Checks that an item can have a further picture, or another one under a number, before one is stored.
     * @throws AppError `not-found`; `conflict` where the item has no gallery, or no room in it.
     */
    async requirePlace(section: SectionKey, id: number, number?: number): Promise<void> {
      requireSection(section);
      await requireItem(db, { section, id });
      const rows = await picturesOf(db, { section, id });
      if (number === undefined) requireRoom(rows);
      else find(rows, number);
    },

    /** Adds a stored picture to an item, after the others. @throws AppError as `requirePlace`. */
    async add(
      section: SectionKey,
      id: number,
      { image, decorative, ...texts }: PictureTexts & { image: string },
      author: string,
    ): Promise<GalleryPicture> {
      requireSection(section);
      return change({ section, id }, author, (rows) => {
        requireRoom(rows);
        const at = { changed_at: time(), removed_at: null };
        const place = { section, id, ...nextPlace(rows) };
        const about: PictureRow = { ...place, image, ...texts, decorative: decorative ? 1 : 0, ...at };
        return { changed: [about], event: 'picture-added', about };
      });
    },

    /** Replaces, describes or moves a picture. @throws AppError `not-found`. */
    change(
      section: SectionKey,
      id: number,
      number: number,
      { position, ...changes }: PictureChanges,
      author: string,
    ): Promise<GalleryPicture> {
      return change({ section, id }, author, (rows) => {
        const before = find(rows.filter(isThere), number);
        const after = { ...withChanges(before, changes), changed_at: time() };
        const changed = position === undefined ? [after] : withMoved(rows, after, position);
        // A replaced picture is named by the history, which keeps it
        if (after.image !== before.image) return { changed, event: 'picture-replaced', about: before };
        return { changed, event: 'picture-changed', about: after };
      });
    },

    /** Takes a picture from an item; its history keeps it. @throws AppError `not-found`. */
    remove(section: SectionKey, id: number, number: number, author: string): Promise<GalleryPicture> {
      return change({ section, id }, author, (rows) => {
        const about = find(rows.filter(isThere), number);
        return { changed: [{ ...about, removed_at: time() }], event: 'picture-removed', about };
      });
    },

    /** Gives an item a picture back that was removed. @throws AppError `not-found`, and as `requirePlace`. */
    restore(section: SectionKey, id: number, number: number, author: string): Promise<GalleryPicture> {
      return change({ section, id }, author, (rows) => {
        const before = find(
          rows.filter((row) => !isThere(row)),
          number,
        );
        requireRoom(rows);
        const about = { ...before, removed_at: null };
        return { changed: [about], event: 'picture-restored', about };
      });
    },
  };
}

/** A picture with changes: a text makes it one that is not decorative, and a decorative one has none. */
function withChanges(before: PictureRow, { decorative, ...changes }: PictureChanges): PictureRow {
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const isDecorative = decorative ?? (before.decorative === 1 && !changes.alt_ar && !changes.alt_en);
  if (isDecorative) return { ...before, ...given, alt_ar: '', alt_en: '', decorative: 1 };
  return { ...before, ...given, decorative: 0 };
}

function requireRoom(rows: PictureRow[]): void {
  if (rows.filter(isThere).length >= limits.maxGalleryPictures) throw refused('gallery.tooMany');
}

function requireSection(section: SectionKey): void {
  if (!sectionByKey(section).gallery) throw refused('gallery.notHere');
}

function find(rows: PictureRow[], number: number): PictureRow {
  const row = rows.find((each) => each.number === number);
  if (!row) throw new AppError('not-found', 'gallery.notFound');
  return row;
}

const refused = (key: 'gallery.notHere' | 'gallery.tooMany') =>
  new AppError('conflict', key, { fields: { file: [key] } });
