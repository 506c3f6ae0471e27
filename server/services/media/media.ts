import type { UnitOfWork } from '#server/db/in-transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { createImages, StoredPicture } from '#server/services/files/images.ts';
import { isReplaced } from '#server/services/files/replaced-pictures.ts';
import type { Storage } from '#server/services/files/storage.ts';
import { correspondingFile, pictureOfVariant } from '#shared/content/images.ts';
import type { MediaChanges, MediaItem, MediaList, MediaTexts } from '#shared/media/media.ts';
import { isReplacement, ownPath } from '#shared/media/replacement.ts';
import { cleanFileName } from './file-name.ts';
import { listPictures, type MediaFilter } from './list-pictures.ts';
import { mediaId } from './media-id.ts';
import { insertPictures, pictureRow, type Row, sizedPicture, withUses } from './media-rows.ts';
import { focusedFile, focusedFiles, readNotes } from './picture-notes.ts';
import { usesOf } from './uses.ts';

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
    if (!sizedPicture.test(path) || isReplacement(path)) return path;
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
     * Stores an uploaded picture with its texts; it stays until somebody deletes it. A picture that has texts already, since it was uploaded before, keeps them.
     * @throws AppError as `images.save` does.
     */
    async upload(upload: Buffer, name: string, texts: MediaTexts): Promise<MediaItem> {
      const { file } = await add(upload, name);
      const row = await transact(async (transaction) => {
        const before = await pictureRow(transaction, mediaId(file));
        const hasTexts = before.alt_ar !== '' || before.alt_en !== '' || before.decorative === 1;
        const { alt_ar = '', alt_en = '', decorative = false } = texts;
        const given = hasTexts
          ? {}
          : { alt_ar, alt_en, decorative: decorative ? (1 as const) : (0 as const) };
        const changes = { ...given, retained: 1 as const };
        await transaction.updateTable('media').set(changes).where('id', '=', before.id).execute();
        return { ...before, ...changes };
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

    /** True for a picture that is stored, and for a full address; not for a file in place of another picture. */
    async isUsable(image: string): Promise<boolean> {
      const path = image.replace(`${publicUrl}/storage/`, '');
      if (/^https?:\/\//.test(path)) return URL.canParse(path);
      if (isReplacement(path)) return false;
      return (await storage.find(path)) !== undefined || isReplaced(db, path);
    },

    /** The picture of an `image` field, which is registered if it is stored; undefined for any other. */
    async of(image: string): Promise<MediaItem | undefined> {
      const path = await registered(image);
      const row = await db.selectFrom('media').selectAll().where('path', '=', path).executeTakeFirst();
      return row && (await viewsOf([row]))[0];
    },

    /** The places that use a picture. @throws AppError `not-found` */
    async uses(id: string): Promise<MediaItem['uses']> {
      const [item] = await viewsOf([await pictureRow(db, id)]);
      return item?.uses ?? [];
    },

    /**
     * Changes the focal point or the alternative texts of a picture.
     * @throws AppError `not-found`
     */
    async change(id: string, { focal, decorative, ...texts }: MediaChanges): Promise<MediaItem> {
      const row = await transact(async (transaction) => {
        const before = await pictureRow(transaction, id);
        const changed = {
          ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)),
          ...(focal !== undefined && { focal_x: focal?.x ?? null, focal_y: focal?.y ?? null }),
          ...(decorative !== undefined && { decorative: decorative ? (1 as const) : (0 as const) }),
        };
        if (Object.keys(changed).length > 0)
          await transaction.updateTable('media').set(changed).where('id', '=', id).execute();
        return { ...before, ...changed };
      });
      const focused = focusedFile(row);
      if (focused) images.encode(focused);
      const [item] = await viewsOf([row]);
      return item as MediaItem;
    },

    /**
     * Shows another file in place of a picture, wherever that is used, and removes the one before. Until the change is stored,
     * nothing of the one before is touched.
     * @throws AppError `not-found`, and as `images.save` does.
     */
    async replace(id: string, upload: Buffer, name: string): Promise<MediaItem> {
      await pictureRow(db, id);
      const { file, bytes } = await images.save(upload, id);
      const { row, before } = await transact(async (transaction) => {
        const stored = await pictureRow(transaction, id, 'locked');
        const shown = stored.file ?? stored.path;
        // The very same picture
        if (shown === file || shown === ownPath(file)) return { row: stored, before: undefined };
        const changes = { file, bytes, name: cleanFileName(name) || stored.name };
        await transaction.updateTable('media').set(changes).where('id', '=', id).execute();
        return { row: { ...stored, ...changes }, before: shown };
      });
      const focused = focusedFile(row);
      if (focused) images.encode(focused);
      // On failure the cleanup removes them
      const unneeded = before ?? (row.file === file ? undefined : file);
      if (unneeded) await images.remove(unneeded).catch(() => {});
      const [item] = await viewsOf([row]);
      return item as MediaItem;
    },

    /** The file to serve at an address of a picture, or of a variant, that was replaced; undefined for any other. */
    async fileInstead(address: string): Promise<string | undefined> {
      const path = pictureOfVariant(address) ?? address;
      if (!sizedPicture.test(path)) return undefined;
      const row = await db.selectFrom('media').selectAll().where('id', '=', mediaId(path)).executeTakeFirst();
      if (!row?.file || row.file === path) return undefined;
      return correspondingFile(address, focusedFile(row) ?? row.file);
    },

    /**
     * Removes a picture that is used nowhere, with its variants.
     * @throws AppError `not-found`, and `conflict` with its uses.
     */
    async remove(id: string): Promise<{ image: string }> {
      const { path, file } = await transact(async (transaction) => {
        const row = await pictureRow(transaction, id);
        const uses = (await usesOf(transaction, [row.path], publicUrl)).get(row.path) ?? [];
        const isShown = uses.some(({ place }) => place !== 'earlier');
        if (uses.length > 0)
          throw new AppError('conflict', isShown ? 'media.inUse' : 'media.inHistory', { uses });
        await transaction.deleteFrom('media').where('id', '=', id).execute();
        return row;
      });
      await images.remove(path);
      if (file) await images.remove(file);
      return { image: path };
    },

    /** Registers stored pictures that are not: those of earlier versions, of an import, of the sample. */
    async register(): Promise<void> {
      const originals = await images.originals();
      const rows = await db.selectFrom('media').select('path').execute();
      const known = new Set(rows.map(({ path }) => path));
      for (const { path, modified } of originals) {
        const stored = known.has(path) || isReplacement(path) ? undefined : await storage.find(path);
        if (!stored) continue;
        await insertPictures(db, [
          { path, name: '', bytes: stored.bytes, created_at: modified.toISOString() },
        ]);
      }
    },

    /** The notes on all pictures that have any. */
    notes: () => readNotes(db),

    /** The stored files with a focal point, which follows each path. */
    focused: () => focusedFiles(db),
  };
}
