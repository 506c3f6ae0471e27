import { useState } from 'react';
import type { Session } from '#shared/accounts/keys.ts';
import type { PersonDetails } from '#shared/accounts/people.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { deviceText, SessionRow } from '../account/session-row.tsx';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

type Props = { person: PersonDetails; onChanged: () => Promise<unknown> };

/** A person’s sign-ins; an administrator ends one, or all of them. */
export function PersonSessions({ person: { id, sessions, you }, onChanged }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [ending, setEnding] = useState<Session | 'all'>();
  const path = `administrators/${id}/sessions`;
  return (
    <Panel title={t('sessions.title')}>
      {sessions.length === 0 ? (
        <p>{t('person.noSessions')}</p>
      ) : (
        <ul className="people" role="list">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => setEnding(session)} />
          ))}
        </ul>
      )}
      {sessions.length > 1 && !you && (
        <div className="button-row">
          <Button className="button-delete" onClick={() => setEnding('all')}>
            {t('person.endAll')}
          </Button>
        </div>
      )}
      {ending && (
        <ActionDialog
          question={t(ending === 'all' ? 'person.endAllQuestion' : 'sessions.question')}
          action={t(ending === 'all' ? 'person.endAll' : 'sessions.end')}
          variant="danger"
          request={{ path: ending === 'all' ? path : `${path}/${ending.id}`, method: 'DELETE' }}
          onCancel={() => setEnding(undefined)}
          onDone={({ message }) => {
            setEnding(undefined);
            noticeSuccess(message);
            void onChanged().then(focusHeading);
          }}
        >
          {ending === 'all' ? (
            <p>{t('person.endAllLead')}</p>
          ) : (
            <>
              <p>
                <bdi>{deviceText(t, ending)}</bdi>
              </p>
              <p>{t('sessions.usedAt', { time: formatDateTime(language, ending.used_at) })}</p>
            </>
          )}
        </ActionDialog>
      )}
    </Panel>
  );
}
