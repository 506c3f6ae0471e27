/** Dispatches `waiting` when a call was not done, since it waits for a second administrator (202). */
export const waitingCalls = new EventTarget();
