import { type Language, locales } from './languages.ts';

/** A whole number in the digits of a language: Arabic-Indic ones in Arabic. */
export function numeral(language: Language, number: number): string {
  return new Intl.NumberFormat(locales[language]).format(number);
}
