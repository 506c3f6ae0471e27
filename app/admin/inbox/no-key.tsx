import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useKeys } from '../keys/keys-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

function PrintedPassword() {
  const t = useAdminMessages();
  return (
    <section className="note inbox-note" aria-labelledby="printed-password">
      <IconKey aria-hidden />
      <div>
        <h3 id="printed-password">{t('inbox.printed.title')}</h3>
        <p>{t('keys.passwordPrinted')}</p>
        <p>
          <Link to={adminPath('account')}>{t('keys.choosePassword')}</Link>
        </p>
      </div>
    </section>
  );
}

/** Explains why nothing can be read here, and who can change that. */
export function NoKey() {
  const t = useAdminMessages();
  const { loaded } = useKeys();
  if (loaded.state === 'loaded' && loaded.data?.passwordPrinted) return <PrintedPassword />;
  return (
    <section className="note inbox-note" aria-labelledby="no-key">
      <IconKey aria-hidden />
      <div>
        <h3 id="no-key">{t('inbox.noKey.title')}</h3>
        <p>{t('inbox.noKey.text')}</p>
        <p>{t('inbox.noKey.help')}</p>
        <p>
          <Link to={adminPath('administrators')}>{t('inbox.noKey.link')}</Link>
        </p>
      </div>
    </section>
  );
}
