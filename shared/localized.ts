import { z } from 'zod';
import type { Language } from './languages.ts';

/** A text in both languages. Either may be empty (specification §5). */
export const localizedText = z.object({ ar: z.string(), en: z.string() });

export type LocalizedText = z.infer<typeof localizedText>;

type LocalizedFields<Field extends string> = Record<`${Field}_${Language}`, string>;

/** The field `title` of an item that holds `title_ar` and `title_en`. */
export function localizedField<Field extends string>(
  item: LocalizedFields<Field>,
  field: Field,
  language: Language,
): string {
  return item[`${field}_${language}`];
}
