import { type Language, locales } from '#shared/languages.ts';

const units = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size as a language writes it, in the unit that leaves the fewest digits; at least one kilobyte. */
export function bytesText(language: Language, bytes: number): string {
  const power = Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1_000));
  const index = Math.min(Math.max(power, 1), units.length) - 1;
  const style = { style: 'unit', unit: units[index], maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locales[language], style).format(bytes / 1_000 ** (index + 1));
}

const inWords = (unit: string) => (language: Language, count: number) =>
  new Intl.NumberFormat(locales[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A number of days or hours, in words as a language counts them. */
export const daysText = inWords('day');
export const hoursText = inWords('hour');
