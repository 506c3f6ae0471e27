import { timeZone } from '#shared/limits.ts';

const hour = 60 * 60 * 1000;

const hourOfDay = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/**
 * The daily backup is due in the small hours of Beirut, or as soon as possible if that was missed.
 * @param last timestamp of the last good one; both are milliseconds since 1970.
 */
export function isDue(now: number, last: number | undefined): boolean {
  if (last === undefined) return true;
  const night = [2, 3, 4].includes(Number(hourOfDay.format(now)));
  return now - last > (night ? 12 : 26) * hour;
}
