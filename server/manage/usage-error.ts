/** Whoever ran the command asked for what cannot be done; the message is one line that says so. */
export class UsageError extends Error {
  override name = 'UsageError';
}
