/** The latest `updated_at` of some items; undefined of none. All moments are written alike, so texts compare. */
export function newest(items: Iterable<{ updated_at: string }>): string | undefined {
  let latest: string | undefined;
  for (const { updated_at: timestamp } of items)
    if (latest === undefined || timestamp > latest) latest = timestamp;
  return latest;
}
