import { type Language, languages, locales } from './languages.ts';

const units = ['day', 'month'] as const;

type Unit = (typeof units)[number];

const formats = Object.fromEntries(
  languages.flatMap((language) =>
    units.map((unit) => [
      `${language} ${unit}`,
      new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }),
    ]),
  ),
);

/** A number of days or months in words: «٧ أيام», “3 months”. */
export function formatSpan(language: Language, count: number, unit: Unit): string {
  return formats[`${language} ${unit}`]?.format(count) ?? '';
}
