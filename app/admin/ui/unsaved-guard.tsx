import { useBlocker } from 'react-router';
import { loginPath } from '#shared/site/admin-navigation.ts';
import { discardUnsaved, hasUnsaved } from '../drafts/unsaved.ts';
import { LeaveDialog } from './dialogs/leave-dialog.tsx';

/**
 * Prompts before a page with unsaved changes is left; rendered once, in the frame (editors call
 * `useUnsaved`). No prompt on the way to the sign-in: drafts are stored for the return.
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
