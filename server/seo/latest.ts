/** The latest `updated_at`; undefined without items. Timestamps share one format, so they compare as strings. */
export function newest(items: Iterable<{ updated_at: string }>): string | undefined {
  let latest: string | undefined;
  for (const { updated_at: timestamp } of items)
    if (latest === undefined || timestamp > latest) latest = timestamp;
  return latest;
}
