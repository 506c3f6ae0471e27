import { type Language, locales } from './languages.ts';

const formats: Record<Language, Intl.NumberFormat> = {
  ar: new Intl.NumberFormat(locales.ar),
  en: new Intl.NumberFormat(locales.en),
};

const firstDigits = { arabic: 0x0660, persian: 0x06f0 };

/** A whole number in the digits of a language: Arabic-Indic ones in Arabic. */
export function numeral(language: Language, number: number): string {
  return formats[language].format(number);
}

/** What stands in a sentence's places, in the digits of a language. */
export function numerals(language: Language, values: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numeral(language, value)]));
}

/** A text with Latin digits, whichever were typed. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - firstDigits.arabic))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - firstDigits.persian));
}
