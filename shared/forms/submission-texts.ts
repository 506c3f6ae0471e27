import { z } from 'zod';
import { parseReceiptKey } from '../channel/stored-receipt.ts';
import { cleanText } from './clean-text.ts';

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

/** The public half of a receipt that the sender's browser made; without one, the site makes the receipt. */
export const receiptKeyOfBrowser = z
  .string()
  .nullish()
  .transform((given) => given || undefined)
  .refine((given) => given === undefined || parseReceiptKey(given) !== undefined, 'form.receiptKeyInvalid')
  .optional()
  .describe('Public key and look-up id of a receipt that the sender made, 64 bytes in base64url.');

/** The captcha proof of a form; each form checks it first (specification §5). */
export const captchaProof = neededText('form.captchaRequired');
