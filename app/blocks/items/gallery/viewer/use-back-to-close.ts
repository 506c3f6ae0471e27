import { type RefObject, useEffect } from 'react';

/**
 * Adds a step to the browser's history while a dialog is open, so that Back closes it and stays on the page. Both steps have
 * the hash of the place behind the dialog: where nothing but a hash changes, the router loads nothing.
 */
export function useBackToClose(dialog: RefObject<HTMLDialogElement | null>, place: string): void {
  useEffect(() => {
    let isTaken = false;
    const onHistoryStep = () => {
      isTaken = true;
      dialog.current?.close();
    };
    history.replaceState(history.state, '', `#${place}`);
    history.pushState(history.state, '', `#${place}`);
    addEventListener('popstate', onHistoryStep);
    return () => {
      removeEventListener('popstate', onHistoryStep);
      if (!isTaken) history.back();
    };
  }, [dialog, place]);
}
