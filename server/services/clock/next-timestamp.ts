let last = 0;

/**
 * The current time, but always later than any returned before: the timestamp of a change also identifies its version.
 */
export function nextTimestamp(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

/** Version of content that was never saved. */
export const neverSaved = new Date(0).toISOString();
