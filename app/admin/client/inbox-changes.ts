/** Dispatches `changed` when this page has changed the state of messages. */
export const inboxChanges = new EventTarget();
