import { useId, useRef, useState } from 'react';
import type { NewInvitation } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { invitationPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export type Link = Pick<NewInvitation, 'token' | 'expires_at'> & { email: string };

/** The link of an invitation or a reset, which is shown once. */
export function LinkDialog({
  link: { token, expires_at, email },
  onDone,
}: {
  link: Link;
  onDone: () => void;
}) {
  const t = useAdminMessages();
  const language = useLanguage();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  const address = `${window.location.origin}${invitationPath}#${token}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setMessage(t('link.copied'));
    } catch {
      field.current?.select();
      setMessage(t('link.selected'));
    }
  };
  return (
    <DialogFrame title={t('link.title')}>
      <p className="dialog-subject">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{t('link.lead')}</p>
      <div className="field">
        <label htmlFor={id}>{t('link.label')}</label>
        <textarea
          className="input link-text"
          rows={3}
          id={id}
          ref={field}
          dir="ltr"
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <p className="field-hint">{t('link.until', { time: formatDateTime(language, expires_at) })}</p>
      </div>
      <p role="status">{message}</p>
      <div className="dialog-actions">
        <Button onClick={onDone}>{t('link.done')}</Button>
        <Button variant="primary" onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
      </div>
    </DialogFrame>
  );
}
