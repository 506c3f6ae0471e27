import { formatDateTime } from '#shared/date-time.ts';
import type { Maintenance } from '#shared/maintenance/maintenance.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Panel } from '../ui/panel.tsx';
import { bytesText, daysText } from '../ui/quantities.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = {
  maintenance: Maintenance;
  busy: boolean;
  failure: { message: string } | undefined;
  onMake: () => void;
};

/** The last good backup, and a button for another one. */
export function BackupPanel({
  maintenance: { backup, days, recovery, running },
  busy,
  failure,
  onMake,
}: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const good = backup?.good;
  const waits = busy || running;
  return (
    <Panel title={t('maintenance.backup')}>
      <div className="key-part">
        <dl className="facts key-facts">
          <dt>{t('maintenance.made')}</dt>
          <dd>{good ? formatDateTime(language, good.at) : t('maintenance.none')}</dd>
          {good && (
            <>
              <dt>{t('maintenance.size')}</dt>
              <dd>{bytesText(language, good.bytes)}</dd>
              <dt>{t('maintenance.file')}</dt>
              <dd>
                <bdi dir="ltr">{good.file}</bdi>
              </dd>
            </>
          )}
          {days > 0 && (
            <>
              <dt>{t('maintenance.retention')}</dt>
              <dd>{daysText(language, days)}</dd>
            </>
          )}
        </dl>
        {recovery && (
          <Button variant="primary" aria-disabled={waits} onClick={() => waits || onMake()}>
            {t(waits ? 'maintenance.running.now' : 'maintenance.now')}
          </Button>
        )}
        {failure && <ErrorBox>{failure.message}</ErrorBox>}
      </div>
    </Panel>
  );
}
