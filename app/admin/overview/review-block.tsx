import { Link } from 'react-router';
import type { AccessReview } from '#shared/accounts/people.ts';
import { formatDay } from '#shared/date-time.ts';
import { adminPath, reviewPart } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

const loadReview = () => call<AccessReview>('access-review');

/** When people and their roles have to be reviewed, which is a task once a quarter. */
export function ReviewBlock() {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <OverviewBlock title={t('review.title')} load={loadReview}>
      {({ due, due_on }) => (
        <>
          <p className={due ? 'note note-warning' : 'overview-none'}>
            {t(due ? 'review.due' : 'review.next', { day: formatDay(language, due_on) })}
          </p>
          <p>
            <Link to={`${adminPath('administrators')}#${reviewPart}`}>{t('review.open')}</Link>
          </p>
        </>
      )}
    </OverviewBlock>
  );
}
