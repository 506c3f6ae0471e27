import type { Kysely } from 'kysely';
import type { UnitOfWork } from '#server/db/in-transaction.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { createImages, StoredPicture } from '#server/services/files/images.ts';
import type { Storage } from '#server/services/files/storage.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { focusOf } from '#shared/media/focus.ts';
import type { MediaChanges, MediaItem, MediaUse } from '#shared/media/media.ts';
import { cleanFileName } from './file-name.ts';
import { mediaId } from './media-id.ts';
import { usesOf } from './uses.ts';

type Row = Schema['media'];

/** Focal points and alternative texts, by the paths of the pictures that have either. */
export type PictureNotes = ReadonlyMap<string, { focus: string | undefined; alt: LocalizedText }>;

type Options = {
  images: ReturnType<typeof createImages>;
  storage: Storage;
  publicUrl: string;
  now: () => number;
};

const pixels = /-(\d+)x(\d+)\.webp$/;

/** The pictures of the site with what is noted on them. */
export function createMedia({ db, transact }: UnitOfWork, { images, storage, publicUrl, now }: Options) {
  async function insert(on: Kysely<Schema>, rows: Pick<Row, 'path' | 'name' | 'bytes' | 'created_at'>[]) {
    const values = rows.map((row) => ({
      ...row,
      id: mediaId(row.path),
      focal_x: null,
      focal_y: null,
      alt_ar: '',
      alt_en: '',
      decorative: 0 as const,
    }));
    if (values.length > 0) {
      await on
        .insertInto('media')
        .values(values)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  }

  async function rowOf(on: Kysely<Schema>, id: string): Promise<Row> {
    const row = await on.selectFrom('media').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('not-found', 'media.notFound');
    return row;
  }

  async function withUses(rows: Row[]): Promise<MediaItem[]> {
    const paths = rows.map(({ path }) => path);
    const uses = await usesOf(db, paths, publicUrl);
    return rows.map((row) => viewOf(row, uses.get(row.path) ?? []));
  }

  return {
    /**
     * Stores an uploaded picture and registers it.
     * @throws AppError as `images.save` does.
     */
    async add(upload: Buffer, name: string): Promise<StoredPicture> {
      const stored = await images.save(upload);
      const created_at = new Date(now()).toISOString();
      await insert(db, [{ path: stored.file, name: cleanFileName(name), bytes: stored.bytes, created_at }]);
      return stored;
    },

    /** True for a picture that is stored, and for a full address. */
    async isUsable(image: string): Promise<boolean> {
      const path = image.replace(`${publicUrl}/storage/`, '');
      return /^https?:\/\//.test(path) ? URL.canParse(path) : (await storage.find(path)) !== undefined;
    },

    /** The picture of an `image` field, which is registered if it is stored; undefined for any other. */
    async of(image: string): Promise<MediaItem | undefined> {
      const path = image.replace(`${publicUrl}/storage/`, '');
      const read = () => db.selectFrom('media').selectAll().where('path', '=', path).executeTakeFirst();
      let row = await read();
      if (!row && pixels.test(path)) {
        const stored = await storage.find(path);
        if (!stored) return undefined;
        const created_at = stored.modified.toISOString();
        await insert(db, [{ path, name: '', bytes: stored.bytes, created_at }]);
        row = await read();
      }
      return row && (await withUses([row]))[0];
    },

    /**
     * Changes the focal point or the alternative texts of a picture.
     * @throws AppError `not-found`
     */
    async change(id: string, { focal, decorative, ...texts }: MediaChanges): Promise<MediaItem> {
      const row = await transact(async (transaction) => {
        const before = await rowOf(transaction, id);
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
      const uses = await usesOf(db, [row.path], publicUrl);
      return viewOf(row, uses.get(row.path) ?? []);
    },

    /** Registers stored pictures that are not: those of earlier versions, of an import, of the sample. */
    async register(): Promise<void> {
      const originals = await images.originals();
      const rows = await db.selectFrom('media').select('path').execute();
      const known = new Set(rows.map(({ path }) => path));
      for (const { path, modified } of originals) {
        const stored = known.has(path) ? undefined : await storage.find(path);
        if (!stored) continue;
        await insert(db, [{ path, name: '', bytes: stored.bytes, created_at: modified.toISOString() }]);
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
      return new Map(rows.map((row) => [row.path, { focus: focusOf(focalOf(row)), alt: shownTexts(row) }]));
    },

    /** The pictures with a focal point, which follows each path. */
    async focused(): Promise<string[]> {
      const rows = await db.selectFrom('media').selectAll().where('focal_x', 'is not', null).execute();
      return rows.flatMap((row) => focusedPath(row) ?? []);
    },
  };
}

const focalOf = ({ focal_x: x, focal_y: y }: Row) => (x === null || y === null ? null : { x, y });

function focusedPath(row: Row): string | undefined {
  const focus = focusOf(focalOf(row));
  return focus && `${row.path}#${focus}`;
}

const shownTexts = ({ alt_ar, alt_en, decorative }: Row): LocalizedText =>
  decorative ? { ar: '', en: '' } : { ar: alt_ar, en: alt_en };

function viewOf({ path, focal_x, focal_y, decorative, ...row }: Row, uses: MediaUse[]): MediaItem {
  const [, width, height] = pixels.exec(path)?.map(Number) ?? [];
  const { id, name, bytes, created_at, alt_ar, alt_en } = row;
  return {
    id,
    image: path,
    name,
    bytes,
    width: width ?? 0,
    height: height ?? 0,
    created_at,
    focal: focal_x === null || focal_y === null ? null : { x: focal_x, y: focal_y },
    alt_ar,
    alt_en,
    decorative: decorative === 1,
    uses,
  };
}
