import { Link } from 'react-router';
import { formatDateTime } from '#shared/date-time.ts';
import type { LastRun, Maintenance } from '#shared/maintenance/maintenance.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { OverviewBlock } from './overview-block.tsx';

const loadMaintenance = () => call<Maintenance>('maintenance');

/** The last good backup and the last good drill, and what an operator has to do. */
export function BackupsBlock() {
  const t = useAdminMessages();
  const language = useLanguage();
  const timeOf = (run: LastRun | null) =>
    run?.good ? formatDateTime(language, run.good.at) : t('overview.never');
  return (
    <OverviewBlock title={t('overview.backups')} load={loadMaintenance}>
      {({ backup, drill, warnings }) => (
        <>
          <dl className="overview-times">
            <dt>{t('overview.lastBackup')}</dt>
            <dd>{timeOf(backup)}</dd>
            <dt>{t('overview.lastDrill')}</dt>
            <dd>{timeOf(drill)}</dd>
          </dl>
          {warnings.map((warning) => (
            <p key={warning} className="note note-warning">
              {t(`maintenance.warning.${warning}`)}
            </p>
          ))}
          <p>
            <Link to={adminPath('maintenance')}>{t('page.maintenance')}</Link>
          </p>
        </>
      )}
    </OverviewBlock>
  );
}
