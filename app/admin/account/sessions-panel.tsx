import { useState } from 'react';
import type { Session } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { call, failureMessage, isRefusal } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { Pending } from '../ui/pending.tsx';
import { noticeFailure, noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The user's sessions, and a button to end any other than this one. */
export function SessionsPanel() {
  const t = useAdminMessages();
  const { loaded, reload, retry } = useLoaded(() => call<Session[]>('sessions'));
  const [ending, setEnding] = useState<string>();
  const end = async (id: string) => {
    setEnding(id);
    try {
      const { message } = await call<{ message: string }>(`sessions/${id}`, { method: 'DELETE' });
      noticeSuccess(message);
      await reload();
      focusHeading();
    } catch (error) {
      if (!isRefusal(error)) noticeFailure(failureMessage(error, t('people.actionFailed')));
    }
    setEnding(undefined);
  };
  return (
    <Panel title={t('sessions.title')}>
      <p className="panel-text">{t('sessions.lead')}</p>
      {loaded.state === 'loading' && <Pending />}
      {loaded.state === 'failed' && <ErrorBox onRetry={retry}>{t('sessions.failed')}</ErrorBox>}
      {loaded.state === 'loaded' && (
        <ul className="people" role="list">
          {loaded.data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending !== undefined}
              onEnd={() => void end(session.id)}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}

type RowProps = { session: Session; busy: boolean; onEnd: () => void };

function SessionRow({ session: { created_at, used_at, current }, busy, onEnd }: RowProps) {
  const t = useAdminMessages();
  const language = useLanguage();
  const began = formatDateTime(language, created_at);
  return (
    <li className="person">
      <dl className="facts key-facts">
        <dt>{t('sessions.began')}</dt>
        <dd>{began}</dd>
        <dt>{t('sessions.used')}</dt>
        <dd>{formatDateTime(language, used_at)}</dd>
      </dl>
      <div className="person-actions">
        {current ? (
          <span className="badge badge-neutral">{t('sessions.current')}</span>
        ) : (
          <Button
            className="button-delete"
            aria-label={t('sessions.endOf', { time: began })}
            aria-disabled={busy}
            onClick={() => busy || onEnd()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </div>
    </li>
  );
}
