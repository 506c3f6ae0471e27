import type { Language } from './languages.ts';
import { message } from './messages/messages.ts';
import { numeral } from './numeral.ts';

/** A size in decimal units, in the digits of a language. A browser has its messages once it has those of the forms. */
export function sizeText(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000;
  const size = isLarge ? Math.ceil(bytes / 100_000) / 10 : Math.max(1, Math.ceil(bytes / 1_000));
  return message(language, isLarge ? 'files.megabytes' : 'files.kilobytes', {
    size: numeral(language, size),
  });
}
