import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { mayOpenPath } from '#shared/site/admin-access.ts';
import { adminPath, afterSignIn, firstAdminPath, loginPath } from '#shared/site/admin-navigation.ts';
import { useHeadingFocus } from '../../layout/use-heading-focus.ts';
import { ApprovalsBanner } from '../approvals/approvals-banner.tsx';
import { refusals } from '../client/api.ts';
import { storedToken } from '../client/token.ts';
import { ConfirmationDialog } from '../confirmation/confirmation-dialog.tsx';
import { BulkBanner } from '../keys/bulk-banner.tsx';
import { KeyBanner } from '../keys/key-banner.tsx';
import { KeysProvider, useKeys } from '../keys/keys-provider.tsx';
import { PendingBanner } from '../keys/pending-banner.tsx';
import { NewsProvider } from '../news/news-provider.tsx';
import { NotPermitted } from '../session/not-permitted.tsx';
import { SessionProvider, useSession } from '../session/session-provider.tsx';
import { useSessionEnd } from '../session/use-session-end.ts';
import { UnboundBanner } from '../sign-in/unbound-banner.tsx';
import { Pending } from '../ui/pending.tsx';
import { Toasts } from '../ui/toast.client.tsx';
import { UnsavedGuard } from '../ui/unsaved-guard.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { AdminNav } from './admin-nav.tsx';

/** Around every editor. A user without a token is redirected to `/` (specification §2). */
export default function SignedInLayout() {
  const t = useAdminMessages();
  const [signedIn] = useState(() => storedToken() !== null);
  useWayBack();
  useEffect(() => {
    if (!signedIn) window.location.replace('/');
  }, [signedIn]);
  if (!signedIn) return <Pending />;
  return (
    // The lists are public: without its call, an ended session would go unnoticed until the first save.
    <SessionProvider>
      <KeysProvider>
        <NewsProvider>
          <a className="skip-link" href="#content">
            {t('admin.skip')}
          </a>
          <AdminNav />
          <KeyBanner />
          <PendingBanner />
          <BulkBanner />
          <ApprovalsBanner />
          <UnboundBanner />
          <main id="content" tabIndex={-1}>
            <Page />
          </main>
          <UnsavedGuard />
          <ConfirmationDialog />
          <Toasts />
        </NewsProvider>
      </KeysProvider>
    </SessionProvider>
  );
}

/** Waits for the first state of the keys: a banner that came later would move the page. A retry leaves it open. */
function Page() {
  const { loaded } = useKeys();
  const { state } = loaded;
  useSessionEnd(loaded.state === 'loaded' && loaded.data?.holder === true);
  const [open, setOpen] = useState(false);
  if (!open && state !== 'loading') setOpen(true);
  return open ? <OpenPage /> : <Pending />;
}

function OpenPage() {
  const { pathname, state } = useLocation();
  const { person } = useSession();
  useHeadingFocus();
  if (mayOpenPath(person, pathname)) return <Outlet />;
  // The page after a sign-in is the same for everybody (specification §4), and not permitted to all
  if (pathname === firstAdminPath && state === afterSignIn && person.roles.length > 0)
    return <Navigate to={adminPath('overview')} replace />;
  return <NotPermitted />;
}

/** A token that is refused during work leads to the sign-in, and from there back to the same page. */
function useWayBack() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    const next = encodeURIComponent(pathname + search);
    const onRefused = () => void navigate(`${loginPath}?next=${next}`);
    refusals.addEventListener('refused', onRefused);
    return () => refusals.removeEventListener('refused', onRefused);
  }, [navigate, pathname, search]);
}
