/** Start of a day; for a damaged day, the earliest possible. */
export function timestampOf(day: string): string {
  return new Date(Date.parse(day) || 0).toISOString();
}
