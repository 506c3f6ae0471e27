import { z } from 'zod';

/** Without what no person types: line breaks become those of Unix, other control characters and half letters go. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A text that must say something; `key` is what is said where it does not. Its line breaks and inner spaces stay. */
export function neededText(key: string) {
  return z.string(key).overwrite(cleanText).min(1, key);
}

/** A text that may be left out, as nothing, null or an empty one: it is then empty. */
export function optionalText<Text extends z.ZodType<string, string>>(text: Text) {
  return z
    .string()
    .nullish()
    .transform((given) => cleanText(given ?? ''))
    .pipe(text);
}

/** What proves that a person sends a form; each form asks for it first (specification §5). */
export const captchaProof = neededText('form.captchaRequired');
