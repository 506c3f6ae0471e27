import { z } from 'zod';
import { typedText } from './typed-text.ts';

/** One item of any of the nine sections, as the API answers it (specification §3). */
export const contentItem = z.object({
  id: z.int().positive(),
  /** A path below `/storage/`, or a full address; null where there is no picture. */
  image: z.string().nullable(),
  title_en: typedText,
  title_ar: typedText,
  description_en: typedText,
  description_ar: typedText,
  /** Dates are free text; only the two below are moments. */
  date_en: typedText,
  date_ar: typedText,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

export type ContentItem = z.infer<typeof contentItem>;

/** What an editor writes: everything but what the server counts by itself. */
export const contentDraft = contentItem.omit({ id: true, created_at: true, updated_at: true });

export type ContentDraft = z.infer<typeof contentDraft>;
