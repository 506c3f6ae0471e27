import '../../../styles/admin/inbox/talk.css';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Pending } from '../../ui/pending.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import type { InboxKind, InboxRow } from '../inbox-kinds.ts';
import { ReplyForm } from './reply-form.tsx';
import { TalkMessage } from './talk-message.tsx';
import { useTalk } from './use-talk.ts';

/** The conversation with the sender of a message, below it. */
export function TalkPanel({ kind, row }: { kind: InboxKind; row: InboxRow }) {
  const t = useAdminMessages();
  const heading = useId();
  const { loaded, retry, loadEarlier, ...calls } = useTalk({ list: kind.list, id: row.id });
  if (loaded.state === 'loading') return <Pending />;
  if (loaded.state === 'failed') return <ErrorBox onRetry={retry}>{t('talk.loadFailed')}</ErrorBox>;
  const talk = loaded.data;
  return (
    <section className="talk" aria-labelledby={heading}>
      <h4 id={heading}>{t('talk.title')}</h4>
      <p className="talk-state">
        {t('talk.stateNow')} <strong>{t(`talk.state.${talk.state}`)}</strong>
      </p>
      {talk.earlier !== undefined && (
        <Button onClick={() => void loadEarlier(talk)}>{t('talk.earlier')}</Button>
      )}
      {talk.messages.length > 0 && (
        <ol className="talk-messages">
          {talk.messages.map((message) => (
            <TalkMessage key={message.number} message={message} />
          ))}
        </ol>
      )}
      <ReplyForm talk={talk} calls={calls} />
    </section>
  );
}
