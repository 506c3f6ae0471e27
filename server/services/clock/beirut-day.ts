import { timeZone } from '#shared/limits.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day of a moment, in milliseconds since 1970, on Beirut's calendar: `YYYY-MM-DD`. */
export function beirutDay(timestamp: number): string {
  return day.format(timestamp);
}
