import { z } from 'zod';
import type { Language } from '../languages.ts';
import { typedText } from './typed-text.ts';

/** A text in both languages. Either may be empty (specification §5). */
export const localizedText = z.object({ ar: typedText, en: typedText });

export type LocalizedText = z.infer<typeof localizedText>;

/** The same shape with every text in one language. */
export type InLanguage<T> = T extends LocalizedText
  ? string
  : T extends readonly (infer Item)[]
    ? InLanguage<Item>[]
    : T extends object
      ? { [Key in keyof T]: InLanguage<T[Key]> }
      : T;

/** Takes one language out of a value that holds texts in both, however deep they lie. */
export function inLanguage<T>(value: T, language: Language): InLanguage<T> {
  return pick(value, language) as InLanguage<T>;
}

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isText(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, language)]));
}

function isText(value: object): value is LocalizedText {
  return 'ar' in value && 'en' in value && typeof value.ar === 'string' && typeof value.en === 'string';
}
