import { useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { loginPath } from '#shared/admin-navigation.ts';
import { useHeadingFocus } from '../layout/use-heading-focus.ts';
import { AdminNav } from './admin-nav.tsx';
import { call, refusals } from './api.ts';
import { storedToken } from './token.ts';
import { Toasts } from './ui/toast.client.tsx';
import { UnsavedGuard } from './ui/unsaved-guard.tsx';
import { Waiting } from './ui/waiting.tsx';
import { useAdminMessages } from './use-admin-messages.ts';

/** Around every editor. Who comes without a token is sent to `/` (specification §2). */
export default function SignedInLayout() {
  const t = useAdminMessages();
  const [signedIn] = useState(() => storedToken() !== null);
  useWayBack();
  useEffect(() => {
    if (!signedIn) window.location.replace('/');
    // The lists are public: without this, a session that has ended would show itself at the first save.
    else call('session').catch(() => undefined);
  }, [signedIn]);
  useHeadingFocus();
  if (!signedIn) return <Waiting />;
  return (
    <>
      <a className="skip-link" href="#content">
        {t('admin.skip')}
      </a>
      <AdminNav />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <UnsavedGuard />
      <Toasts />
    </>
  );
}

/** A token that is refused while somebody works leads to the sign-in, and from there back to where they were. */
function useWayBack() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const onRefused = () => void navigate(`${loginPath}?next=${encodeURIComponent(pathname)}`);
    refusals.addEventListener('refused', onRefused);
    return () => refusals.removeEventListener('refused', onRefused);
  }, [navigate, pathname]);
}
