import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { createImages, StoredPicture } from '#server/services/files/images.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import type { MediaChanges, MediaItem, MediaList, MediaTexts } from '#shared/media/media.ts';
import { cleanFileName } from './file-name.ts';
import { listPictures, type MediaFilter } from './list-pictures.ts';
import { mediaId } from './media-id.ts';
import { focusOfRow, insertPictures, pictureRow, type Row, sizedPicture, withUses } from './media-rows.ts';
import { isInHistory, usesOf } from './uses.ts';

/** Focal points and alternative texts, by the paths of the pictures that have either. */
export type PictureNotes = ReadonlyMap<string, { focus: string | undefined; alt: LocalizedText }>;

type Options = {
  images: ReturnType<typeof createImages>;
  storage: Storage;
  publicUrl: string;
  now: () => number;
};

/** The pictures of the site with what is noted on them. */
export function createMedia({ db, transact }: UnitOfWork, { images, storage, publicUrl, now }: Options) {
  const viewsOf = (rows: readonly Row[]) => withUses(db, rows, publicUrl);

  async function add(upload: Buffer, name: string): Promise<StoredPicture> {
    const stored = await images.save(upload);
    const created_at = new Date(now()).toISOString();
    const row = { path: stored.file, name: cleanFileName(name), bytes: stored.bytes, created_at };
    await insertPictures(db, [row]);
    return stored;
  }

  /** The path of an `image` field; a picture that is stored is registered. */
  async function registered(image: string): Promise<string> {
    const path = image.replace(`${publicUrl}/storage/`, '');
    if (!sizedPicture.test(path)) return path;
    const row = await db.selectFrom('media').select('id').where('path', '=', path).executeTakeFirst();
    const stored = row ? undefined : await storage.find(path);
    if (stored) {
      const created_at = stored.modified.toISOString();
      await insertPictures(db, [{ path, name: '', bytes: stored.bytes, created_at }]);
    }
    return path;
  }

  return {
    /**
     * Stores an uploaded picture and registers it.
     * @throws AppError as `images.save` does.
     */
    add,

    /**
     * Stores an uploaded picture with its texts. A picture that has texts already, since it was uploaded before, keeps them.
     * @throws AppError as `images.save` does.
     */
    async upload(upload: Buffer, name: string, texts: MediaTexts): Promise<MediaItem> {
      const { file } = await add(upload, name);
      const row = await transact(async (transaction) => {
        const before = await pictureRow(transaction, mediaId(file));
        const hasTexts = before.alt_ar !== '' || before.alt_en !== '' || before.decorative === 1;
        if (hasTexts || !hasSome(texts)) return before;
        const { alt_ar = '', alt_en = '', decorative = false } = texts;
        const after: Row = { ...before, alt_ar, alt_en, decorative: decorative ? 1 : 0 };
        await transaction.updateTable('media').set(after).where('id', '=', before.id).execute();
        return after;
      });
      const [item] = await viewsOf([row]);
      return item as MediaItem;
    },

    /** Pictures with their uses, the newest first; `image` is the value of a field, and narrows to one. */
    async list({
      image,
      ...filter
    }: Omit<MediaFilter, 'path'> & { image?: string | undefined }): Promise<MediaList> {
      const path = image === undefined ? undefined : await registered(image);
      return listPictures(db, { ...filter, path }, publicUrl);
    },

    /** True for a picture that is stored, and for a full address. */
    async isUsable(image: string): Promise<boolean> {
      const path = image.replace(`${publicUrl}/storage/`, '');
      return /^https?:\/\//.test(path) ? URL.canParse(path) : (await storage.find(path)) !== undefined;
    },

    /** The picture of an `image` field, which is registered if it is stored; undefined for any other. */
    async of(image: string): Promise<MediaItem | undefined> {
      const path = await registered(image);
      const row = await db.selectFrom('media').selectAll().where('path', '=', path).executeTakeFirst();
      return row && (await viewsOf([row]))[0];
    },

    /**
     * Changes the focal point or the alternative texts of a picture.
     * @throws AppError `not-found`
     */
    async change(id: string, { focal, decorative, ...texts }: MediaChanges): Promise<MediaItem> {
      const row = await transact(async (transaction) => {
        const before = await pictureRow(transaction, id);
        const after: Row = {
          ...before,
          ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
          ...(focal !== undefined && { focal_x: focal?.x ?? null, focal_y: focal?.y ?? null }),
          ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
        };
        await transaction.updateTable('media').set(after).where('id', '=', id).execute();
        return after;
      });
      const focused = focusedPath(row);
      if (focused) images.encode(focused);
      const [item] = await viewsOf([row]);
      return item as MediaItem;
    },

    /**
     * Removes a picture that is used nowhere, with its variants.
     * @throws AppError `not-found`, and `conflict` with its uses.
     */
    async remove(id: string): Promise<{ image: string }> {
      const before = new Date();
      const { path } = await transact(async (transaction) => {
        const row = await pictureRow(transaction, id);
        const uses = (await usesOf(transaction, [row.path], publicUrl)).get(row.path) ?? [];
        if (uses.length > 0) throw new AppError('conflict', 'media.inUse', { uses });
        if (await isInHistory(transaction, row.path)) throw new AppError('conflict', 'media.inHistory');
        await transaction.deleteFrom('media').where('id', '=', id).execute();
        return row;
      });
      await images.remove(path, before);
      return { image: path };
    },

    /** Registers stored pictures that are not: those of earlier versions, of an import, of the sample. */
    async register(): Promise<void> {
      const originals = await images.originals();
      const rows = await db.selectFrom('media').select('path').execute();
      const known = new Set(rows.map(({ path }) => path));
      for (const { path, modified } of originals) {
        const stored = known.has(path) ? undefined : await storage.find(path);
        if (!stored) continue;
        await insertPictures(db, [
          { path, name: '', bytes: stored.bytes, created_at: modified.toISOString() },
        ]);
      }
    },

    /** The notes on all pictures that have any. */
    async notes(): Promise<PictureNotes> {
      const rows = await db
        .selectFrom('media')
        .selectAll()
        .where((where) =>
          where.or([where('focal_x', 'is not', null), where('alt_ar', '<>', ''), where('alt_en', '<>', '')]),
        )
        .execute();
      return new Map(rows.map((row) => [row.path, { focus: focusOfRow(row), alt: shownTexts(row) }]));
    },

    /** The pictures with a focal point, which follows each path. */
    async focused(): Promise<string[]> {
      const rows = await db.selectFrom('media').selectAll().where('focal_x', 'is not', null).execute();
      return rows.flatMap((row) => focusedPath(row) ?? []);
    },
  };
}

function focusedPath(row: Row): string | undefined {
  const focus = focusOfRow(row);
  return focus && `${row.path}#${focus}`;
}

const hasSome = ({ alt_ar, alt_en, decorative }: MediaTexts) => Boolean(alt_ar || alt_en || decorative);

const shownTexts = ({ alt_ar, alt_en, decorative }: Row): LocalizedText =>
  decorative ? { ar: '', en: '' } : { ar: alt_ar, en: alt_en };
