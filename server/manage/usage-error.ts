/** A command that cannot be carried out; the message is one line for its user. */
export class UsageError extends Error {
  override name = 'UsageError';
}
