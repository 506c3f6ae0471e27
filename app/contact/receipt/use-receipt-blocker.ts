import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { promptToStay } from './receipt-guard.ts';

/** Stops the first navigation away from a receipt that was not kept: whatever follows it is meant. */
export function useReceiptBlocker(): void {
  const blocker = useBlocker(promptToStay);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
}
