import { IconShieldOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { browserKey, proofKeyOf } from '../client/proof-keys.ts';
import { storedToken } from '../client/token.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

/**
 * The reason why a session is not bound to its browser: the page's URL is not the site's, or the browser
 * stores no key.
 */
type Reason = 'address' | 'browser';

/** Warns on every page that the session has a bearer token, so that nobody takes it for a bound one. */
export function UnboundBanner() {
  const t = useAdminMessages();
  const [reason, setReason] = useState<Reason>();
  useEffect(() => {
    const find = async (): Promise<Reason | undefined> => {
      const token = storedToken();
      if (!token || (await proofKeyOf(token))) return undefined;
      return (await browserKey()) ? 'address' : 'browser';
    };
    void find().then(setReason);
  }, []);
  return (
    <div role="status" aria-label={t('unbound.label')}>
      {reason && (
        <div className="banner">
          <div className="admin-container banner-row">
            <IconShieldOff size={20} aria-hidden />
            <p>
              {t('unbound.lead')} {t(`unbound.${reason}`)}
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
