import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '#server/db/schema.ts';
import { isIn } from '#server/services/content/items/item-scope.ts';
import { allPictures, writePicture } from '#server/services/publishing/gallery/gallery-rows.ts';
import { replaceRows } from '#server/services/publishing/item-lists/numbered-rows.ts';
import { pictureForm } from '#shared/publishing/gallery.ts';
import { type SectionKey, sections } from '#shared/site/sections.ts';

/** A picture of an item's gallery in an export. Its content is in the folder `storage`. */
const exportedPicture = pictureForm.required().extend({
  section: z.enum(sections.map(({ key }) => key) as [SectionKey, ...SectionKey[]]),
  id: z.int().positive(),
  number: z.int().positive(),
  position: z.int().positive(),
  image: z.string().regex(/^[^/.][^.]*\.webp$/),
  changed_at: z.iso.datetime(),
});

export type ExportedPicture = z.infer<typeof exportedPicture>;

/** The galleries of all public items. */
export async function galleriesOf(db: Kysely<Schema>): Promise<ExportedPicture[]> {
  const rows = await db
    .selectFrom('item_picture as p')
    .innerJoin('content_item as i', (join) =>
      join.onRef('i.section', '=', 'p.section').onRef('i.id', '=', 'p.id'),
    )
    .selectAll('p')
    .where('p.removed_at', 'is', null)
    .where(isIn('public', 'i'))
    .orderBy('p.section')
    .orderBy('p.id')
    .orderBy('p.number')
    .execute();
  return rows.map(({ removed_at: _removed, decorative, ...row }) => ({
    ...row,
    decorative: decorative === 1,
  }));
}

/** The pictures of an export by the names of their items; what is none is reported. */
export function checkedGalleries(
  raw: readonly unknown[],
  problems: string[],
): Map<string, ExportedPicture[]> {
  const found = raw.flatMap((each, index) => {
    const { data } = exportedPicture.safeParse(each);
    if (!data) problems.push(`galleries.json: number ${index + 1} is no picture of a gallery`);
    return data ? [data] : [];
  });
  return Map.groupBy(found, ({ section, id }) => `${section}/${id}`);
}

/** Gives an item the gallery of an import, in place of its own. */
export async function importGallery(
  transaction: Kysely<Schema>,
  { section, id }: { section: SectionKey; id: number },
  imported: readonly ExportedPicture[],
): Promise<void> {
  const table = { all: allPictures, write: writePicture };
  const rows = imported.map(({ decorative, ...row }) => ({
    ...row,
    section,
    id,
    decorative: decorative ? (1 as const) : (0 as const),
    removed_at: null,
  }));
  await replaceRows(transaction, table, { section, id }, rows);
}
