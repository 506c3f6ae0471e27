/** A reason why a snapshot cannot be made or verified, in one line for an operator. */
export class SnapshotError extends Error {
  override name = 'SnapshotError';
}
