import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '#shared/date-time.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useKeys } from './keys-provider.tsx';

/** The last warning that was closed in this browser, by the number of its entry in the audit trail. */
const storageKey = 'diwan-bulk-seen';

function closedUpTo(): number {
  try {
    return Number(localStorage.getItem(storageKey));
  } catch {
    return 0;
  }
}

/** Shows key holders, on every page, who opened or exported many submissions, until they close it. */
export function BulkBanner() {
  const t = useAdminMessages();
  const language = useLanguage();
  const { loaded } = useKeys();
  const [closed, setClosed] = useState(closedUpTo);
  const keys = loaded.state === 'loaded' ? loaded.data : undefined;
  const shown = keys?.holder ? keys.bulk.filter(({ seq }) => seq > closed) : [];
  const close = () => {
    const last = Math.max(...shown.map(({ seq }) => seq));
    setClosed(last);
    try {
      localStorage.setItem(storageKey, String(last));
    } catch {}
  };
  return (
    <div role="status" aria-label={t('bulk.label')}>
      {shown.length > 0 && (
        <div className="banner">
          <div className="admin-container banner-row">
            <IconAlertTriangle size={20} aria-hidden />
            <div>
              {shown.map(({ seq, action, actor, day, amount }) => (
                <p key={seq}>
                  {countedMessage(
                    language,
                    action === 'inbox.exported' ? 'bulk.exported' : 'bulk.opened',
                    amount,
                    {
                      who: actor,
                      day: formatDay(language, `${day}T00:00Z`, 'UTC'),
                    },
                  )}
                </p>
              ))}
            </div>
            <Button onClick={close}>{t('bulk.close')}</Button>
          </div>
        </div>
      )}
    </div>
  );
}
