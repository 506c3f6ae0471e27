import { sortable } from '#shared/date-time.ts';

/** A timestamp as a `datetime-local` control has it, by the clock of Beirut; empty where there is none. */
export function toLocal(timestamp: string): string {
  // A year of one digit is on its way to four
  return timestamp && sortable(timestamp).replace(' ', 'T').padStart(16, '0');
}

/** The timestamp of such a control. An hour that the clock skips is the one after it; of a repeated one it is the second. */
export function fromLocal(local: string): string {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return '';
  const offset = (at: number) => Date.parse(`${toLocal(new Date(at).toISOString())}Z`) - at;
  return new Date(utc - offset(utc - offset(utc))).toISOString();
}

/** The timestamps of such a control: none in the hour that the clock skips, and two in the one that it repeats. */
export function timestampsOf(local: string): string[] {
  const utc = Date.parse(`${local}Z`);
  if (Number.isNaN(utc)) return [];
  const near = [utc + day, utc - day].map((at) => utc - (Date.parse(`${toLocal(timestamp(at))}Z`) - at));
  const timestamps = [...new Set(near)].toSorted((one, other) => one - other).map(timestamp);
  return timestamps.filter((each) => toLocal(each) === local);
}

const day = 24 * 60 * 60 * 1000;

const timestamp = (at: number) => new Date(at).toISOString();
