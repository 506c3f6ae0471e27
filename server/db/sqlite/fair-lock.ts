/** Ends a turn. Calling it again does nothing. */
export type EndTurn = () => void;

/** A lock that is given in the order in which it was asked for. The holder calls what it was given when it is done. */
export function fairLock(): () => Promise<EndTurn> {
  let last = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}
