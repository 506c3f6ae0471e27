import { z } from 'zod';

/** Normalised: Unix line breaks, no other control characters, no lone surrogates. */
function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/** A required text; `key` is its message where it is empty. Its line breaks and inner spaces stay. */
export function neededText(key: string) {
  return z.string(key).overwrite(cleanText).min(1, key);
}

/** An optional text: missing, null and empty all become empty. */
export function optionalText<Text extends z.ZodType<string, string>>(text: Text) {
  return z
    .string()
    .nullish()
    .transform((given) => cleanText(given ?? ''))
    .pipe(text);
}

/** The captcha proof of a form; each form checks it first (specification §5). */
export const captchaProof = neededText('form.captchaRequired');
