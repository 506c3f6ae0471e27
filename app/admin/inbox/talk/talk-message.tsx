import type { OfficersTalk } from '#shared/forms/talk.ts';
import { useLanguage } from '../../../language.tsx';
import { useAdminMessages } from '../../use-admin-messages.ts';
import { aboutThen } from '../inbox-time.ts';

/** A message of either side, or a change of the state. */
export function TalkMessage({ message }: { message: OfficersTalk['messages'][number] }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const { from, text, state, reason, damaged, created_at } = message;
  return (
    <li className="talk-message" data-from={from}>
      <p className="talk-from">
        <span className="talk-side">{t(`talk.from.${from}`)}</span>{' '}
        <time dateTime={created_at}>{aboutThen(language, created_at)}</time>
      </p>
      {damaged && <p>{t('talk.damaged')}</p>}
      {text && (
        <p className="talk-text" dir="auto">
          {text}
        </p>
      )}
      {state && (text === '' || state !== 'answered') && (
        <p className="field-hint">{t('talk.stateSet', { state: t(`talk.state.${state}`) })}</p>
      )}
      {reason && (
        <p className="talk-text" dir="auto">
          {reason}
        </p>
      )}
    </li>
  );
}
