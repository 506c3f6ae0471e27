import { latinDigits } from '../numeral.ts';

/** The names of the months: the Lebanese and the Egyptian Arabic ones, and English. */
const months = new Map(
  ['ar-LB', 'ar-EG', 'en'].flatMap((locale) => {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => [name.format(Date.UTC(2026, month)), month + 1] as const);
  }),
);

const namedMonth = new RegExp(
  `(?:(?<day>\\d{1,2}) )?(?<month>${[...months.keys()].join('|')}) (?<year>\\d{4})`,
);
const numbers = [
  /(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})/,
  /(?<day>\d{1,2})\/(?<month>\d{1,2})\/(?<year>\d{4})/,
];

/** The day that the free text of a date names, as `2026-11-20`, or `2026-11-00` for a month alone; none where it names none. */
export function writtenDay(text: string): string | undefined {
  const digits = latinDigits(text);
  for (const shape of [namedMonth, ...numbers]) {
    const found = shape.exec(digits)?.groups;
    if (!found) continue;
    const { day = '0', month = '', year = '' } = found;
    return [year, String(months.get(month) ?? month).padStart(2, '0'), day.padStart(2, '0')].join('-');
  }
  return undefined;
}
