import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { call } from './api.ts';
import { forgetToken } from './token.ts';
import { Button } from './ui/button.tsx';
import { LeaveDialog } from './ui/leave-dialog.tsx';
import { discardUnsaved, hasUnsaved } from './unsaved.ts';
import { useAdminMessages } from './use-admin-messages.ts';

/** Ends the session and goes to `/`; where the call fails, that is only logged and the token is kept (specification §4). */
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
    forgetToken();
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
