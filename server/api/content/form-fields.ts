import { z } from 'zod';
import type { Services } from '#server/composition.ts';

/** The picture of a form; a file that is none is refused when it is read. */
export const imageField = z.file().optional();

export const publishField = z
  .literal('draft')
  .optional()
  .describe('`draft` saves without publishing; otherwise the sides that have a title are public at once.');

/** Optional fields of every update form. */
export const updateFields = {
  image: imageField,
  remove_image: z.literal(['', '1']).optional().describe('`1` takes the picture away.'),
  updated_at: z.iso
    .datetime()
    .optional()
    .describe('The version that the editor has; where it is no longer the stored one, the response is 409.'),
};

type PictureFields = { image?: File | undefined; remove_image?: string | undefined };

/** The `image` to store for a form: a new path, null where it is taken away, undefined where it stays. */
export async function imageOf(
  { image, remove_image }: PictureFields,
  { media }: Pick<Services, 'media'>,
): Promise<string | null | undefined> {
  if (image) return (await media.add(Buffer.from(await image.arrayBuffer()), image.name)).file;
  return remove_image === '1' ? null : undefined;
}
