import { z } from 'zod';
import type { Services } from '#server/composition.ts';
import { invalid } from '#server/errors/invalid-input.ts';

/** The picture of a form; a file that is none is refused when it is read. */
export const imageFields = {
  image: z.file().optional(),
  stored_image: z
    .string()
    .max(800)
    .optional()
    .describe(
      'In place of a file, the path of a picture that is stored already, as `GET /api/media` lists it.',
    ),
};

export const publishField = z
  .literal('draft')
  .optional()
  .describe('`draft` saves without publishing; otherwise the sides that have a title are public at once.');

/** Optional fields of every update form. */
export const updateFields = {
  ...imageFields,
  remove_image: z.literal(['', '1']).optional().describe('`1` takes the picture away.'),
  updated_at: z.iso
    .datetime()
    .optional()
    .describe('The version that the editor has; where it is no longer the stored one, the response is 409.'),
};

type PictureFields = {
  image?: File | undefined;
  stored_image?: string | undefined;
  remove_image?: string | undefined;
};

/**
 * The `image` to store for a form: a new path, null where it is taken away, undefined where it stays.
 * @throws AppError `invalid` for a path where nothing is stored.
 */
export async function imageOf(
  { image, stored_image, remove_image }: PictureFields,
  { media }: Pick<Services, 'media'>,
): Promise<string | null | undefined> {
  if (stored_image && !image) {
    if (await media.isUsable(stored_image)) return stored_image;
    throw invalid([{ path: ['image'], message: 'image.notStored' }]);
  }
  if (image) return (await media.add(Buffer.from(await image.arrayBuffer()), image.name)).file;
  return remove_image === '1' ? null : undefined;
}
