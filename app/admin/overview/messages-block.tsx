import { Link } from 'react-router';
import type { InboxOverview } from '#shared/forms/inbox.ts';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { daysText } from '../ui/quantities.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

const loadInbox = () => call<InboxOverview>('inbox');
const inbox = adminPath('report-contact');

/** Numbers of unread messages; nothing of what they say. */
export function MessagesBlock() {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <OverviewBlock title={t('overview.messages')} load={loadInbox}>
      {({ contacts, reports, unreadDays }) => {
        const long = contacts.unreadLong + reports.unreadLong;
        const reviews = [
          ['contacts', contacts.reviewDue, ''],
          ['reports', reports.reviewDue, '&tab=reports'],
        ] as const;
        return (
          <>
            <dl className="overview-numbers">
              <dt>
                <Link to={inbox}>{t('overview.contacts')}</Link>
              </dt>
              <dd>{numeral(language, contacts.active)}</dd>
              <dt>
                <Link to={`${inbox}?tab=reports`}>{t('overview.reports')}</Link>
              </dt>
              <dd>{numeral(language, reports.active)}</dd>
            </dl>
            {reviews.map(
              ([list, due, tab]) =>
                due > 0 && (
                  <p key={list} className="note note-warning">
                    <Link to={`${inbox}?state=read${tab}`}>
                      {t(`overview.reviews.${list}`, { count: numeral(language, due) })}
                    </Link>
                  </p>
                ),
            )}
            {long > 0 && (
              <p className="note note-warning">
                {t('overview.waitsLong', {
                  days: daysText(language, unreadDays),
                  count: numeral(language, long),
                })}
              </p>
            )}
          </>
        );
      }}
    </OverviewBlock>
  );
}
