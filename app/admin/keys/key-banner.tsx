import '../../styles/admin-people.css';
import { IconKey } from '@tabler/icons-react';
import { Link } from 'react-router';
import { adminPath } from '#shared/admin-navigation.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { useKeys } from './keys-provider.tsx';

/** The part of the administrators' page where the keys are seen to. */
export const keysPart = 'keys';

/** Reminds those who hold the key of what would lose it, on every page, until it is seen to. */
export function KeyBanner() {
  const t = useAdminMessages();
  const { loaded } = useKeys();
  const keys = loaded.state === 'loaded' && loaded.data.holder ? loaded.data : undefined;
  const wanting: AdminMessageKey[] = [];
  if (keys && !keys.recovery) wanting.push('keys.noRecovery');
  if (keys && keys.holders < 2) wanting.push('keys.oneHolder');
  return (
    <div role="status" aria-label={t('keys.banner')}>
      {wanting.length > 0 && (
        <div className="key-banner">
          <div className="admin-container key-banner-row">
            <IconKey size={20} aria-hidden />
            <div>
              {wanting.map((key) => (
                <p key={key}>{t(key)}</p>
              ))}
            </div>
            <Link to={`${adminPath('administrators')}#${keysPart}`}>{t('keys.look')}</Link>
          </div>
        </div>
      )}
    </div>
  );
}
