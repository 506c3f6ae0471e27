import { z } from 'zod';
import { givenText } from '../content/typed-text.ts';
import * as limits from '../limits.ts';
import { alternativeText } from '../media/media.ts';

/** A picture of an item's gallery as editors read it. */
export const galleryPicture = z.object({
  number: z.int().describe('Its number in the item; no other picture of the gallery is given it.'),
  image: z.string().describe('Its path below /storage/, as an item’s `image` has it.'),
  alt_ar: z.string(),
  alt_en: z.string(),
  decorative: z.boolean().describe('It needs no alternative text, and has none.'),
  caption_ar: z.string(),
  caption_en: z.string(),
  changed_at: z.iso.datetime(),
});

export type GalleryPicture = z.infer<typeof galleryPicture>;

/** The same for the public. */
export const publicPicture = galleryPicture.omit({ number: true, changed_at: true });

export type PublicPicture = z.infer<typeof publicPicture>;

/** The texts of a picture of a gallery. */
export type PictureTexts = Omit<PublicPicture, 'image'>;

const caption = givenText
  .transform((text) => text.replaceAll(/\s+/g, ' ').trim())
  .refine((text) => text.length <= limits.captionCharacters, 'gallery.captionTooLong');

/** A form has texts alone. */
const decorative = z.preprocess(
  (value) =>
    value === 'true' || value === '1' ? true : ['', '0', 'false'].includes(value as string) ? false : value,
  z.boolean('gallery.decorative'),
);

/** The texts of a picture as a form has them; those that are left out stay. */
export const pictureForm = z.object({
  alt_ar: alternativeText.optional(),
  alt_en: alternativeText.optional(),
  decorative: decorative.optional(),
  caption_ar: caption.optional(),
  caption_en: caption.optional(),
});
