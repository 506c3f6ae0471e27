import type { CalendarDate } from './fact.ts';

const day = 86_400_000;

/** The Julian day number of midnight, the first of January 1970. */
const epoch = 2_440_587.5;

/**
 * The day of the Gregorian calendar, in milliseconds, by the tables of the Hijri one. The sighted moon may be a day or two
 * apart from the tables.
 */
function hijriTime(year: number, month: number, dayOfMonth: number): number {
  const julian =
    Math.floor((11 * year + 3) / 30) +
    354 * year +
    30 * month -
    Math.floor((month - 1) / 2) +
    dayOfMonth +
    1_948_440 -
    385;
  return (julian - 0.5 - epoch) * day;
}

/** The number of a day in either calendar, the same for the same day; undefined where the date is no day of a year. */
export function dayNumber({ calendar, year, month, day: dayOfMonth }: CalendarDate): number | undefined {
  if (!year || !dayOfMonth) return undefined;
  const time =
    calendar === 'hijri' ? hijriTime(year, month, dayOfMonth) : Date.UTC(year, month - 1, dayOfMonth);
  return Math.round(time / day);
}

/** The numbers that the same day may have in the other calendar: give or take two. */
export function sameDays(number: number): number[] {
  return [-2, -1, 0, 1, 2].map((apart) => number + apart);
}
