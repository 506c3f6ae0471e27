import { formatTime } from '#shared/date-time.ts';
import { dailyMailHour } from '#shared/subscriptions/subscription-limits.ts';

const hour = 60 * 60 * 1000;

/** The time at which the next mail of the day leaves, in milliseconds since 1970. The clock of Beirut changes twice a year. */
export function nextDailyMail(now: number): number {
  // The full hour of Beirut is one of UTC, too
  let at = Math.ceil(now / hour) * hour;
  while (hourIn(at) !== dailyMailHour) at += hour;
  return at;
}

const hourIn = (timestamp: number) => Number(formatTime('en', new Date(timestamp).toISOString()).slice(0, 2));
