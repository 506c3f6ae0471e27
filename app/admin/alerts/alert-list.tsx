import { useState } from 'react';
import type { EditedAlert } from '#shared/alerts/alerts.ts';
import { Empty } from '../../ui/empty.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useWork } from '../ui/use-action.ts';
import { AlertForm } from './alert-form.tsx';
import { AlertRow } from './alert-row.tsx';
import { useAlertMessages } from './use-alert-messages.ts';
import { deleteAlert, endAlert, typedAlert } from './use-alerts.ts';

type Props = { alerts: EditedAlert[]; onChanged: () => Promise<unknown> };

/** The alerts that stand or will; each is edited in its place, and ended at once. */
export function AlertList({ alerts, onChanged }: Props) {
  const t = useAlertMessages();
  const [editing, setEditing] = useState<number>();
  const { busy, failure, run } = useWork(t('alerts.saveFailed'));
  const finished = async (message: 'alerts.saved' | 'alerts.endDone') => {
    setEditing(undefined);
    noticeSuccess(t(message));
    await onChanged();
    focusHeading();
  };
  const end = (alert: EditedAlert) => run(() => endAlert(alert).then(() => finished('alerts.endDone')));
  return (
    <>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      {alerts.length === 0 && <Empty>{t('alerts.none')}</Empty>}
      <ul className="alert-list" role="list">
        {alerts.map((alert) => (
          <li key={alert.id} className="alert-row">
            {editing === alert.id ? (
              <AlertForm
                stored={alert}
                start={typedAlert(alert)}
                onSaved={() => void finished('alerts.saved')}
                onCancel={() => setEditing(undefined)}
              />
            ) : (
              <AlertRow
                alert={alert}
                busy={busy}
                actions={[
                  { name: 'edit', run: () => setEditing(alert.id) },
                  { name: 'end', run: () => void end(alert) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The last that ended: to be raised again, or deleted. */
export function EndedAlerts({
  alerts,
  onChanged,
  onAgain,
}: Props & { onAgain: (alert: EditedAlert) => void }) {
  const t = useAlertMessages();
  const { busy, failure, run } = useWork(t('alerts.saveFailed'));
  const remove = (alert: EditedAlert) =>
    run(async () => {
      await deleteAlert(alert);
      noticeSuccess(t('alert.deleted'));
      await onChanged();
      focusHeading();
    });
  return (
    <>
      {failure && <ErrorBox>{failure.message}</ErrorBox>}
      <ul className="alert-list" role="list">
        {alerts.map((alert) => (
          <li key={alert.id} className="alert-row">
            <AlertRow
              alert={alert}
              isEnded
              busy={busy}
              actions={[
                { name: 'again', run: () => onAgain(alert) },
                { name: 'delete', run: () => void remove(alert) },
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
