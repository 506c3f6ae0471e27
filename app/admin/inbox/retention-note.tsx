import { Link } from 'react-router';
import { formatDateTime } from '#shared/date-time.ts';
import type { InboxOverview } from '#shared/forms/inbox.ts';
import { countedMessage } from '#shared/messages/admin-messages.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { daysOf } from './inbox-time.ts';

/** The retention of read rows, and the result of the last cleanup. */
export function RetentionNote({ retention }: { retention: InboxOverview['retention'] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { readDays, lastRun } = retention;
  return (
    <p className="inbox-retention">
      {t('inbox.retention', { days: daysOf(language, readDays) })}{' '}
      {lastRun
        ? countedMessage(language, 'inbox.lastRun', lastRun.removed, {
            when: formatDateTime(language, lastRun.at),
          })
        : t('inbox.neverRun')}{' '}
      <Link to={`${adminPath('site-settings')}#retention`}>{t('inbox.changeRetention')}</Link>
    </p>
  );
}
