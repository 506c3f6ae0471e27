let last = 0;

/** This moment, later than any given before: a moment of change is also the name of the version that it made. */
export function nextTimestamp(): string {
  last = Math.max(Date.now(), last + 1);
  return new Date(last).toISOString();
}

/** The version of what nobody has saved yet. */
export const neverSaved = new Date(0).toISOString();
