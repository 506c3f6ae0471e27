import { type Language, locales } from './languages.ts';

const formats: Record<Language, Intl.NumberFormat> = {
  ar: new Intl.NumberFormat(locales.ar),
  en: new Intl.NumberFormat(locales.en),
};

/** A whole number in the digits of a language: Arabic-Indic ones in Arabic. */
export function numeral(language: Language, number: number): string {
  return formats[language].format(number);
}

/** The values of a message's placeholders, in the digits of a language. */
export function numerals(language: Language, values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numeral(language, value)]));
}

/** A text with Latin digits, whichever were typed. */
export function latinDigits(text: string): string {
  // The last four bits of a digit are its value: both kinds begin at a multiple of sixteen
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
}
