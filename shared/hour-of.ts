const hour = 60 * 60 * 1000;

/** The hour of a timestamp: the exact time of a submission is stored nowhere, not even sealed. */
export function hourOf(timestamp: number): string {
  return new Date(timestamp - (timestamp % hour)).toISOString();
}
