import { useEffect } from 'react';

/** `changed`: the state of messages; `noted`: the history of a case. */
type InboxChange = 'changed' | 'noted';

const inboxChanges = new EventTarget();

/** Tells the other parts of this page what one of them has changed. */
export const announceInboxChange = (change: InboxChange): void =>
  void inboxChanges.dispatchEvent(new Event(change));

/** Calls a function at each such change, while its component is shown. */
export function useInboxChange(change: InboxChange, onChange: () => void): void {
  useEffect(() => {
    inboxChanges.addEventListener(change, onChange);
    return () => inboxChanges.removeEventListener(change, onChange);
  }, [change, onChange]);
}
