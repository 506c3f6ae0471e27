/** Asks the owner of the receipt that is shown to stay; undefined once it was kept, or its owner was asked. */
let onLeaving: (() => void) | undefined;

/** The next attempt to leave calls `onLeave` instead. */
export function guardReceipt(onLeave: () => void): void {
  onLeaving = onLeave;
}

/** From now on nothing is asked: the receipt was kept, or its owner leaves in a hurry. */
export function releaseReceipt(): void {
  onLeaving = undefined;
}

/** True for the first attempt to leave a receipt that was not kept: its owner is asked, once. */
export function promptToStay(): boolean {
  const current = onLeaving;
  releaseReceipt();
  current?.();
  return current !== undefined;
}
