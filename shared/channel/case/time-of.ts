import { timestampOf } from '../../timestamp-of.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A time that its sender stated, unless it does not fit the day on which it was stored: then that day. */
export function timeOf(given: unknown, day: string): string {
  const time = typeof given === 'string' ? Date.parse(given) : Number.NaN;
  const isNear = Math.abs(time - Date.parse(day)) < 2 * dayMs;
  return isNear ? new Date(time).toISOString() : timestampOf(day);
}
