/** Kinds of facts that the check compares, in the order in which differences are listed. */
export const factKinds = [
  'date',
  'time',
  'amount',
  'percentage',
  'number',
  'phone',
  'email',
  'url',
  'file',
  'reference',
] as const;

export type FactKind = (typeof factKinds)[number];

/** A day or a month, in the Gregorian calendar or that of the Hijra. */
export type CalendarDate = {
  calendar: 'gregorian' | 'hijri';
  month: number;
  day?: number;
  year?: number;
};

/**
 * A statement that both languages have to make.
 * - `certain`: it has to stand on the other side.
 * - `weak`: a one or a two, which the other language may have as a singular or a dual. It is reported beside another
 *   number that differs.
 * - `listed`: the number of a line in a list, which may be a dash on the other side.
 * - `hint`: it may explain what stands on the other side, and is not missed there.
 */
export type Fact = {
  kind: FactKind;
  /** As it was written. */
  text: string;
  weight: 'certain' | 'weak' | 'listed' | 'hint';
  /** Keys of which the other side has to offer one. */
  seeks: readonly string[];
  offers: readonly string[];
  date?: CalendarDate;
  /** A day of the week, alone or with a date. Sunday is 0. */
  weekday?: number;
};
