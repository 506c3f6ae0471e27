import { Link } from 'react-router';
import type { LastRun, Maintenance, MaintenanceWarning } from '#shared/maintenance/maintenance.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { keysPart } from '../keys/key-banner.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Warnings that need action; without any, a note that all is well. */
export function MaintenanceWarnings({ maintenance }: { maintenance: Maintenance }) {
  const t = useAdminMessages();
  const { warnings, backup, drill } = maintenance;
  const failed: Partial<Record<MaintenanceWarning, LastRun | null>> = {
    'backup-failed': backup,
    'drill-failed': drill,
  };
  const well = warnings.length === 0 && drill?.ok === true;
  return (
    <div className="warnings" role="status">
      {warnings.map((warning) => {
        const why = failed[warning]?.problem;
        return (
          <div key={warning} className="note note-warning">
            <p>{t(`maintenance.warning.${warning}`)}</p>
            {why && <p>{t(`maintenance.problem.${why}`)}</p>}
            {warning === 'no-words' && (
              <Link to={`${adminPath('administrators')}#${keysPart}`}>{t('maintenance.words')}</Link>
            )}
          </div>
        );
      })}
      {well && <p className="note">{t('maintenance.checked')}</p>}
    </div>
  );
}
