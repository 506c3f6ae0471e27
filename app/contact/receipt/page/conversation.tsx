import { type ReactNode, useEffect, useRef } from 'react';
import { formatDateTime, formatDay } from '#shared/date-time.ts';
import type { PublishedKey } from '#shared/forms/sealed/key-document.ts';
import { numeral } from '#shared/numeral.ts';
import { useAllMessages, useLanguage } from '../../../language.tsx';
import { useScripted } from '../../../use-scripted.ts';
import { KeyNote } from '../../seal/key-note.tsx';
import { UploadsPanel } from '../../uploads/uploads-panel.tsx';
import { ActForm, type ActFormProps } from './act-form.tsx';
import { FilesForm } from './files-form.tsx';
import { MessageField } from './message-field.tsx';
import { Removal } from './removal.tsx';
import { SentFiles } from './sent-files.tsx';

type Props = Omit<ActFormProps, 'act' | 'children'> & {
  /** The proof of a person, where a new one is needed. */
  proof: ReactNode;
  /** To which the browser seals. */
  keys: PublishedKey[] | undefined;
};

/** A case as its sender sees it: what became of it, what was said, and the ways to go on or to end it. */
export function Conversation({ proof, keys, ...rest }: Props) {
  const t = useAllMessages();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const scripted = useScripted();
  useEffect(() => heading.current?.focus(), []);
  const { page, busy } = rest;
  const { view, done } = page;
  if (!view) return null;
  const { state, reason, messages, files, earlier, ends_on, keeps_days, left_today } = view;
  return (
    <div className="conversation">
      <h2 tabIndex={-1} ref={heading}>
        {t(`receipt.state.${state}`)}
      </h2>
      <p>{t(`receipt.about.${state}`)}</p>
      {reason && (
        <blockquote className="talk-text" dir="auto">
          {reason}
        </blockquote>
      )}
      <p className="status" role="status">
        {done}
      </p>
      {earlier && (
        <ActForm {...rest} act="view">
          <input type="hidden" name="before" value={earlier} />
          <button className="button button-outline form-submit" type="submit">
            {t('receipt.earlier')}
          </button>
        </ActForm>
      )}
      {messages.length > 0 && (
        <ol className="talk" role="list">
          {messages.map(({ number, from, created_at, text, damaged }) => (
            <li key={number} className={`talk-${from}`}>
              <p className="talk-from">
                <strong>{t(`receipt.from.${from}`)}</strong>{' '}
                <time dateTime={created_at} suppressHydrationWarning>
                  {formatDateTime(language, created_at)}
                </time>
              </p>
              {damaged ? (
                <p>{t('receipt.damaged')}</p>
              ) : (
                <p className="talk-text" dir="auto">
                  {text}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      {left_today > 0 ? (
        <ActForm key={messages.at(-1)?.number} {...rest} act="send">
          <MessageField page={page} busy={busy} />
          <KeyNote keys={keys} />
          {proof}
          <button className="button button-primary form-submit" type="submit" aria-disabled={busy}>
            {t(busy ? 'form.sending' : 'form.send')}
          </button>
          <p className="field-hint">{t('receipt.left', { count: numeral(language, left_today) })}</p>
        </ActForm>
      ) : (
        <p className="note">{t('receipt.noneLeft')}</p>
      )}
      <SentFiles files={files} />
      {scripted && rest.onAct ? (
        <UploadsPanel
          heading="h3"
          holder={{ receipt: page.receipt, pass: view.pass, keys }}
          shown={files.map(({ number }) => number)}
        />
      ) : (
        <FilesForm receipt={page.receipt} pass={view.pass} failed={page.failure?.field === 'files'} />
      )}
      <p>
        {ends_on
          ? t('receipt.endsOn', { day: formatDay(language, ends_on) })
          : t('receipt.endsLater', { days: numeral(language, keeps_days) })}
      </p>
      <Removal {...rest} what="report" />
      <Removal {...rest} what="receipt" />
    </div>
  );
}
