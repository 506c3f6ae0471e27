import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { GalleryPicture } from '#shared/publishing/gallery.ts';
import { inOrder } from '../item-lists/numbered-rows.ts';
import type { ItemKey } from '../revisions/text-chunks.ts';

export type PictureRow = Selectable<Schema['item_picture']>;

/** The pictures of an item, in their order. */
export async function picturesOf(db: Kysely<Schema>, item: ItemKey): Promise<PictureRow[]> {
  return inOrder(await allPictures(db, item));
}

/** The same with those that were removed, by their numbers. */
export function allPictures(db: Kysely<Schema>, { section, id }: ItemKey): Promise<PictureRow[]> {
  return db
    .selectFrom('item_picture')
    .selectAll()
    .where('section', '=', section)
    .where('id', '=', id)
    .orderBy('number')
    .execute();
}

/** Stores a picture of an item, in place of the one with its number. */
export async function writePicture(db: Kysely<Schema>, row: PictureRow): Promise<void> {
  await db
    .insertInto('item_picture')
    .values(row)
    .onConflict((conflict) => conflict.columns(['section', 'id', 'number']).doUpdateSet(row))
    .execute();
}

/** Gives an item the pictures of another one; the pictures themselves are stored once. */
export async function copyPictures(db: Kysely<Schema>, from: ItemKey, to: ItemKey): Promise<void> {
  const rows = await picturesOf(db, from);
  const { section, id } = to;
  for (const [index, row] of rows.entries())
    await writePicture(db, { ...row, section, id, number: index + 1, position: index + 1 });
}

/** A picture as the calls and pages have it. */
export function pictureView(row: PictureRow): GalleryPicture {
  const { number, image, alt_ar, alt_en, decorative, caption_ar, caption_en, changed_at } = row;
  return { number, image, alt_ar, alt_en, decorative: decorative === 1, caption_ar, caption_en, changed_at };
}
