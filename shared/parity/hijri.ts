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

/** A day of the Hijri calendar is one of the Gregorian, give or take two. */
export function isSameDay(hijri: CalendarDate, gregorian: CalendarDate): boolean {
  if (!hijri.year || !hijri.day || !gregorian.year || !gregorian.day) return false;
  const time = Date.UTC(gregorian.year, gregorian.month - 1, gregorian.day);
  return Math.abs(hijriTime(hijri.year, hijri.month, hijri.day) - time) <= 2 * day;
}
