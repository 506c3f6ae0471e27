import { useBlocker } from 'react-router';
import { loginPath } from '#shared/site/admin-navigation.ts';
import { discardUnsaved, hasUnsaved } from '../drafts/unsaved.ts';
import { LeaveDialog } from './dialogs/leave-dialog.tsx';

/**
 * Asks before a page with unsaved changes is left; stands once, in the frame (editors say `useUnsaved`). The way to
 * the sign-in is free: drafts wait for the way back.
 */
export function UnsavedGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved() &&
      nextLocation.pathname !== loginPath &&
      nextLocation.pathname !== currentLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveDialog
      onStay={() => blocker.reset()}
      onLeave={() => {
        discardUnsaved();
        blocker.proceed();
      }}
    />
  );
}
