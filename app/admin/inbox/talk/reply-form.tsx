import { useState } from 'react';
import { statesToSet } from '#shared/forms/case-states.ts';
import type { OfficersReply, OfficersTalk } from '#shared/forms/talk.ts';
import { setReplyDraft, useReplyDraft } from '../../drafts/reply-drafts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Labelled } from '../../ui/fields/labelled.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { TemplateChoice } from './templates.tsx';
import type { useTalk } from './use-talk.ts';

type State = NonNullable<OfficersReply['state']>;

type Props = {
  talk: OfficersTalk;
  calls: Pick<ReturnType<typeof useTalk>, 'draftKey' | 'busy' | 'send' | 'error'>;
};

/** The answer to a sender, with the state that follows. The text stays until it is stored. */
export function ReplyForm({ talk, calls: { draftKey, busy, send, error } }: Props) {
  const t = useAdminMessages();
  const text = useReplyDraft(draftKey);
  const [state, setState] = useState<State>('answered');
  const [reason, setReason] = useState('');
  if (!talk.answerable) return <p className="note">{t('talk.noReceipt')}</p>;
  if (talk.state === 'closed') {
    return (
      <div className="talk-closed">
        <p className="field-hint">{t('talk.closed')}</p>
        {error && <ErrorBox>{error}</ErrorBox>}
        <Button
          aria-disabled={busy}
          onClick={() => busy || void send({ text: '', state: 'in_review', reason: '' }, talk.seen)}
        >
          {t('talk.reopen')}
        </Button>
      </div>
    );
  }
  const submit = async () => {
    const stored = await send({ text, state, reason: state === 'closed' ? reason : '' }, talk.seen);
    if (!stored) return;
    setState('answered');
    setReason('');
  };
  return (
    <form
      className="talk-reply"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <TemplateChoice
        onInsert={(inserted) =>
          setReplyDraft(draftKey, [text.trimEnd(), inserted].filter(Boolean).join('\n\n'))
        }
      />
      <Labelled label={t('talk.reply')} hint={t('talk.reply.hint')} error={undefined}>
        {(attributes) => (
          <textarea
            {...attributes}
            data-reply
            className="input input-long"
            dir="auto"
            rows={5}
            required={state === 'answered'}
            value={text}
            onChange={({ target }) => setReplyDraft(draftKey, target.value)}
          />
        )}
      </Labelled>
      <Labelled label={t('talk.stateAfter')} error={undefined}>
        {(attributes) => (
          <select
            {...attributes}
            className="input"
            value={state}
            onChange={({ target }) => setState(target.value as State)}
          >
            {statesToSet.map((each) => (
              <option key={each} value={each}>
                {t(`talk.state.${each}`)}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      {state === 'closed' && (
        <Labelled label={t('talk.reason')} hint={t('talk.reason.hint')} error={undefined}>
          {(attributes) => (
            <textarea
              {...attributes}
              className="input"
              dir="auto"
              rows={2}
              required
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Labelled>
      )}
      {error && <ErrorBox>{error}</ErrorBox>}
      <Button type="submit" variant="primary" aria-disabled={busy}>
        {t('talk.send')}
      </Button>
    </form>
  );
}
