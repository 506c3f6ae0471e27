import { useState } from 'react';
import type { Session } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { deviceText, SessionRow } from './session-row.tsx';

/** The user's sessions, and a button to end any other than this one. */
export function SessionsPanel() {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => call<Session[]>('sessions'));
  const language = useLanguage();
  const [ending, setEnding] = useState<Session>();
  return (
    <Panel title={t('sessions.title')}>
      <p className="panel-text">{t('sessions.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('sessions.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <ul className="people" role="list">
          {loaded.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {ending && (
        <ActionDialog
          question={t('sessions.question')}
          action={t('sessions.end')}
          variant="danger"
          request={{ path: `sessions/${ending.id}`, method: 'DELETE' }}
          onCancel={() => setEnding(undefined)}
          onDone={({ message }) => {
            setEnding(undefined);
            noticeSuccess(message);
            void reload().then(focusHeading);
          }}
        >
          <p>
            <bdi>{deviceText(t, ending)}</bdi>
          </p>
          <p>{t('sessions.usedAt', { time: formatDateTime(language, ending.used_at) })}</p>
        </ActionDialog>
      )}
    </Panel>
  );
}
