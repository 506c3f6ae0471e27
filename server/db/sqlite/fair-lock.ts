/** Releases the lock; idempotent. */
export type Release = () => void;

/** A FIFO lock. The holder calls the returned function to release it. */
export function fairLock(): () => Promise<Release> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
