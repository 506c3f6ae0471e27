import { Fragment } from 'react';
import { Link } from 'react-router';
import type { CheckState } from '#shared/checks/checks.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

const loadChecks = () => call<CheckState>('checks');
const page = adminPath('checks');

/** The checks that found something, each with the number of findings. */
export function ChecksBlock() {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <OverviewBlock title={t('page.checks')} load={loadChecks}>
      {({ checked_at, checks }) => {
        const failing = checks.filter(({ found }) => found > 0);
        return (
          <>
            {failing.length > 0 && (
              <dl className="overview-numbers">
                {failing.map(({ check, found }) => (
                  <Fragment key={check}>
                    <dt>
                      <Link to={`${page}#${check}`}>{t(`checks.${check}`)}</Link>
                    </dt>
                    <dd>{numeral(language, found)}</dd>
                  </Fragment>
                ))}
              </dl>
            )}
            {checked_at && failing.length === 0 && <p className="overview-none">{t('checks.allFine')}</p>}
            <p className="overview-note">
              {checked_at
                ? t('checks.checkedAt', { at: formatDateTime(language, checked_at) })
                : t('checks.never')}
            </p>
            <p>
              <Link to={page}>{t('page.checks')}</Link>
            </p>
          </>
        );
      }}
    </OverviewBlock>
  );
}
