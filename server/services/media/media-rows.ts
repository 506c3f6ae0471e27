import type { Kysely, Selectable } from 'kysely';
import { isPostgres } from '#server/db/engine.ts';
import type { Schema } from '#server/db/schema.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { MediaItem, MediaUse } from '#shared/media/media.ts';
import { mediaId } from './media-id.ts';
import { usesOf } from './uses.ts';

export type Row = Selectable<Schema['media']>;

/** A stored picture's name carries its size. */
export const sizedPicture = /-(\d+)x(\d+)\.webp$/;

/** Registers pictures; those that are registered stay as they are. */
export async function insertPictures(
  db: Kysely<Schema>,
  rows: readonly Pick<Row, 'path' | 'name' | 'bytes' | 'created_at'>[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({
    ...row,
    id: mediaId(row.path),
    file: null,
    focal_x: null,
    focal_y: null,
    alt_ar: '',
    alt_en: '',
    decorative: 0 as const,
  }));
  await db
    .insertInto('media')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** @throws AppError `not-found` */
export async function pictureRow(db: Kysely<Schema>, id: string, lock?: 'locked'): Promise<Row> {
  const row = await db
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .$if(lock === 'locked' && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new AppError('not-found', 'media.notFound');
  return row;
}

/** Pictures with their present uses. */
export async function withUses(
  db: Kysely<Schema>,
  rows: readonly Row[],
  publicUrl: string,
): Promise<MediaItem[]> {
  const paths = rows.map(({ path }) => path);
  const uses = await usesOf(db, paths, publicUrl);
  return rows.map((row) => viewOf(row, uses.get(row.path) ?? []));
}

export const focalOf = ({ focal_x: x, focal_y: y }: Row) => (x === null || y === null ? null : { x, y });

function viewOf(row: Row, uses: MediaUse[]): MediaItem {
  const { id, path, name, bytes, created_at, alt_ar, alt_en, decorative } = row;
  const file = row.file ?? path;
  const [, width, height] = sizedPicture.exec(file)?.map(Number) ?? [];
  return {
    id,
    image: path,
    file,
    name,
    bytes,
    width: width ?? 0,
    height: height ?? 0,
    created_at,
    focal: focalOf(row),
    alt_ar,
    alt_en,
    decorative: decorative === 1,
    retained: row.retained === 1,
    uses,
  };
}
