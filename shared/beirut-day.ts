import { timeZone } from './limits.ts';

const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The calendar day in Beirut of a timestamp in milliseconds since 1970: `YYYY-MM-DD`. */
export function beirutDay(timestamp: number): string {
  return day.format(timestamp);
}
