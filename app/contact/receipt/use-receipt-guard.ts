import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { guardReceipt, promptToStay, releaseReceipt } from './receipt-guard.ts';

/**
 * Asks once before a receipt is left that was not kept, and takes it off the page when the page is left: browsers show a
 * page again as it was.
 * @returns true where its owner was asked.
 */
export function useReceiptGuard(discard: () => void): boolean {
  const [prompted, setPrompted] = useState(false);
  useLayoutEffect(() => {
    guardReceipt(() => setPrompted(true));
    const onLeave = (event: BeforeUnloadEvent) => {
      if (promptToStay()) event.preventDefault();
    };
    const onHide = () => flushSync(discard);
    addEventListener('beforeunload', onLeave);
    addEventListener('pagehide', onHide);
    return () => {
      releaseReceipt();
      removeEventListener('beforeunload', onLeave);
      removeEventListener('pagehide', onHide);
    };
  }, [discard]);
  return prompted;
}
