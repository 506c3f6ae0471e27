import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from '../client/api.ts';
import { clearToken } from '../client/token.ts';
import { discardUnsaved, hasUnsaved } from '../drafts/unsaved.ts';
import { Button } from '../ui/button.tsx';
import { LeaveDialog } from '../ui/dialogs/leave-dialog.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/**
 * Ends the session and goes to `/`; where the call fails, that is only logged and the token stays
 * (specification §4).
 */
export function LogoutButton() {
  const t = useAdminMessages();
  const [asking, setAsking] = useState(false);
  const logout = async () => {
    try {
      await call('logout', { method: 'POST' });
    } catch (error) {
      console.error(error);
      return;
    }
    discardUnsaved();
    await clearToken();
    window.location.assign('/');
  };
  return (
    <>
      <Button
        className="logout"
        aria-label={t('admin.logout')}
        onClick={() => (hasUnsaved() ? setAsking(true) : void logout())}
      >
        <IconLogout className="mirror" size={20} aria-hidden />
        <span className="tool-label">{t('admin.logout')}</span>
      </Button>
      {asking && (
        <LeaveDialog
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false);
            void logout();
          }}
        />
      )}
    </>
  );
}
