import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { createMedia } from '#server/services/media/media.ts';
import { type MediaItem, mediaChanges } from '#shared/media/media.ts';

type Media = Pick<ReturnType<typeof createMedia>, 'of' | 'change'>;

/** The focal point and the alternative texts of a stored picture. */
const exportedNote = mediaChanges.required().extend({ image: z.string().regex(/^[^/.][^.]*\.webp$/) });

export type ExportedNote = z.infer<typeof exportedNote>;

/** The notes of an export; what is none is reported. */
export function checkedNotes(raw: readonly unknown[], problems: string[]): ExportedNote[] {
  return raw.flatMap((each, index) => {
    const { data } = exportedNote.safeParse(each);
    if (!data) problems.push(`media.json: number ${index + 1} is no note on a picture`);
    return data ? [data] : [];
  });
}

const nothing = { focal: null, alt_ar: '', alt_en: '', decorative: false };

const notesOf = ({ focal, alt_ar, alt_en, decorative }: MediaItem | ExportedNote) => ({
  focal,
  alt_ar,
  alt_en,
  decorative,
});

/**
 * Notes on stored pictures what an export says of them, where nothing else is noted here.
 * @param overwrite whether it wins over what is noted here.
 * @returns the number of changed pictures.
 */
export async function importNotes(
  media: Media,
  notes: readonly ExportedNote[],
  { overwrite }: { overwrite: boolean },
): Promise<number> {
  let changed = 0;
  for (const { image, ...note } of notes) {
    const found = await media.of(image);
    if (!found || isDeepStrictEqual(notesOf(found), note)) continue;
    if (!overwrite && !isDeepStrictEqual(notesOf(found), nothing)) continue;
    await media.change(found.id, note);
    changed += 1;
  }
  return changed;
}
