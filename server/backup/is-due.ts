import { timeZone } from '#shared/limits.ts';

const hour = 60 * 60 * 1000;

const hourOfDay = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });

/**
 * Whether the daily backup is to be made: in the small hours of Beirut, or whenever that was missed.
 * @param last when the last good one was made; both are milliseconds since 1970.
 */
export function isDue(now: number, last: number | undefined): boolean {
  if (last === undefined) return true;
  const night = [2, 3, 4].includes(Number(hourOfDay.format(now)));
  return now - last > (night ? 12 : 26) * hour;
}
