import { IconLockOpen } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { canSeal } from '#shared/channel/can-seal.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/** A sentence for officers whose browser lacks the algorithms of envelopes: the server opens and seals for it. */
export function OldBrowserNote() {
  const t = useAdminMessages();
  const [isOld, setIsOld] = useState(false);
  useEffect(() => {
    void canSeal().then((can) => setIsOld(!can));
  }, []);
  if (!isOld) return null;
  return (
    <div className="note inbox-note">
      <IconLockOpen aria-hidden />
      <p>{t('inbox.oldBrowser')}</p>
    </div>
  );
}
