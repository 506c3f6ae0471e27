/** The latest `updated_at` of some items; undefined of none. All moments are written alike, so texts compare. */
export function newest(items: Iterable<{ updated_at: string }>): string | undefined {
  let latest: string | undefined;
  for (const { updated_at: moment } of items) if (latest === undefined || moment > latest) latest = moment;
  return latest;
}
