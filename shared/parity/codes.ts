/**
 * Characters of the private use area that stand for words of either language once a text is folded, so that one grammar
 * reads both: `16 ⟨February⟩ 2026`. A text that was typed has none of them.
 */
export const codes = {
  /** In the place of words that have been read. */
  blank: '\uE000',
  /** After digits: how the number was written. */
  cardinal: '\uE001',
  ordinal: '\uE002',
  vague: '\uE003',

  morning: '\uE040',
  afternoon: '\uE041',
  /** After an hour: at midday, at night. */
  midday: '\uE042',
  night: '\uE043',
  beforeNoon: '\uE044',
  noon: '\uE045',
  midnight: '\uE046',
  theHour: '\uE047',
  half: '\uE048',
  quarter: '\uE049',
  third: '\uE04A',
} as const;

/** The first code of a row of them: months of both calendars, days of the week, and the rows of the other tables. */
export const firstCodes = {
  gregorian: 0xe010,
  hijri: 0xe020,
  weekday: 0xe030,
  currencyWord: 0xe050,
  currencySign: 0xe060,
  decade: 0xe070,
  unit: 0xe080,
  dual: 0xe088,
  hint: 0xe090,
} as const;

type Row = keyof typeof firstCodes;

const rowLengths: Record<Row, number> = {
  gregorian: 13,
  hijri: 13,
  weekday: 7,
  currencyWord: 16,
  currencySign: 16,
  decade: 10,
  unit: 8,
  dual: 8,
  hint: 64,
};

export function codeOf(row: Row, place: number): string {
  return String.fromCharCode(firstCodes[row] + place);
}

export function placeOf(row: Row, code: string): number {
  return code.charCodeAt(0) - firstCodes[row];
}

/** A pattern for any code of a row. */
export function anyOf(row: Row): string {
  return `[${codeOf(row, 0)}-${codeOf(row, rowLengths[row] - 1)}]`;
}
