import { formatDateTime } from '#shared/date-time.ts';
import type { Maintenance } from '#shared/maintenance/maintenance.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The result of the last restore drill, and the purpose of a backup. */
export function DrillPanel({ drill }: Pick<Maintenance, 'drill'>) {
  const t = useAdminMessages();
  const language = useLanguage();
  const good = drill?.good;
  return (
    <Panel title={t('maintenance.drill')}>
      <p className="panel-text">{t('maintenance.drillLead')}</p>
      <dl className="facts key-facts">
        <dt>{t('maintenance.tried')}</dt>
        <dd>{good ? formatDateTime(language, good.at) : t('maintenance.none')}</dd>
        {good && (
          <>
            <dt>{t('maintenance.rows')}</dt>
            <dd>{numeral(language, good.rows)}</dd>
            <dt>{t('maintenance.files')}</dt>
            <dd>{numeral(language, good.files)}</dd>
          </>
        )}
      </dl>
      <details className="explanation">
        <summary>{t('maintenance.what')}</summary>
        <p>{t('maintenance.whatLoss')}</p>
        <p>{t('maintenance.whatCopy')}</p>
        <p>{t('maintenance.whatWords')}</p>
      </details>
    </Panel>
  );
}
