import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';
import type { LocalizedText } from '#shared/content/localized.ts';
import { focusOf } from '#shared/media/focus.ts';
import { focalOf, type Row } from './media-rows.ts';

/** Notes on a picture, for pages: the file in its place, its focal point, and its alternative texts. */
type PictureNote = { file: string | undefined; focus: string | undefined; alt: LocalizedText };

/** The notes on pictures, by the paths of those that have any. */
export type PictureNotes = ReadonlyMap<string, PictureNote>;

export async function readNotes(db: Kysely<Schema>): Promise<PictureNotes> {
  const rows = await db
    .selectFrom('media')
    .selectAll()
    .where((where) =>
      where.or([
        where('file', 'is not', null),
        where('focal_x', 'is not', null),
        where('alt_ar', '<>', ''),
        where('alt_en', '<>', ''),
      ]),
    )
    .execute();
  return new Map(rows.map((row) => [row.path, noteOf(row)]));
}

const noteOf = (row: Row): PictureNote => ({
  file: row.file ?? undefined,
  focus: focusOf(focalOf(row)),
  alt: row.decorative ? { ar: '', en: '' } : { ar: row.alt_ar, en: row.alt_en },
});

/** The stored files with a focal point, which follows each path. */
export async function focusedFiles(db: Kysely<Schema>): Promise<string[]> {
  const rows = await db.selectFrom('media').selectAll().where('focal_x', 'is not', null).execute();
  return rows.flatMap((row) => focusedFile(row) ?? []);
}

/** The file of a picture, which its focal point follows; undefined for the middle. */
export function focusedFile(row: Row): string | undefined {
  const focus = focusOf(focalOf(row));
  return focus && `${row.file ?? row.path}#${focus}`;
}
