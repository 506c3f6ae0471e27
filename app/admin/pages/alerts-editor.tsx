import '../../styles/admin/publishing/alerts.css';
import { useState } from 'react';
import type { EditedAlert } from '#shared/alerts/alerts.ts';
import { AlertForm } from '../alerts/alert-form.tsx';
import { AlertList, EndedAlerts } from '../alerts/alert-list.tsx';
import { useAlertMessages } from '../alerts/use-alert-messages.ts';
import { typedAlert, useAlerts } from '../alerts/use-alerts.ts';
import { EditorPage } from '../panel/editor-page.tsx';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Alerts above all pages: raised by one text, and ended by one tap. */
export default function AlertsEditor() {
  const t = useAlertMessages();
  const admin = useAdminMessages();
  const { reload, ...list } = useAlerts();
  const [again, setAgain] = useState<EditedAlert>();
  const raised = ({ starts_at }: EditedAlert) => {
    noticeSuccess(t(Date.parse(starts_at) > Date.now() ? 'alerts.planned' : 'alerts.raised'));
    setAgain(undefined);
    void reload();
  };
  return (
    <EditorPage title={admin('page.alerts')} lead={t('alerts.lead')} failed={t('alerts.failed')} {...list}>
      {({ alerts, ended }) => (
        <>
          <Panel title={t('alerts.new')}>
            <AlertForm
              key={again?.id}
              start={again && { ...typedAlert(again), starts: '', ends: '' }}
              onSaved={raised}
            />
          </Panel>
          <Panel title={t('alerts.standing')}>
            <AlertList alerts={alerts} onChanged={reload} />
          </Panel>
          {ended.length > 0 && (
            <Panel title={t('alerts.earlier')}>
              <EndedAlerts alerts={ended} onChanged={reload} onAgain={setAgain} />
            </Panel>
          )}
        </>
      )}
    </EditorPage>
  );
}
