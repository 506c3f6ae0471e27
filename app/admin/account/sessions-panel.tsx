import { useState } from 'react';
import type { Session } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

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

/** The browser and the system, as far as they are known. */
function deviceText(t: ReturnType<typeof useAdminMessages>, { browser, system }: Session): string {
  if (browser === null && system === null) return t('sessions.unknown');
  if (browser === null || system === null) return browser ?? system ?? '';
  return t('sessions.device', { browser, system });
}

type RowProps = { session: Session; onEnd: () => void };

function SessionRow({ session, onEnd }: RowProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { created_at, used_at, current } = session;
  const began = formatDateTime(language, created_at);
  return (
    <li className="person">
      <dl className="facts key-facts">
        <dt>{t('sessions.browser')}</dt>
        <dd>
          <bdi>{deviceText(t, session)}</bdi>
        </dd>
        <dt>{t('sessions.began')}</dt>
        <dd>{began}</dd>
        <dt>{t('sessions.used')}</dt>
        <dd>{formatDateTime(language, used_at)}</dd>
      </dl>
      <div className="person-actions">
        {current ? (
          <span className="badge badge-neutral">{t('sessions.current')}</span>
        ) : (
          <Button className="button-delete" aria-label={t('sessions.endOf', { time: began })} onClick={onEnd}>
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
