import type { NewInvitation } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { invitationPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialogs/dialog-frame.client.tsx';
import { LinkField } from '../ui/fields/link-field.tsx';
import { useCopying } from '../ui/use-copying.ts';
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
  const address = `${window.location.origin}${invitationPath}#${token}`;
  const { field, message, copy } = useCopying(address);
  return (
    <DialogFrame title={t('link.title')}>
      <p className="dialog-subject">
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{t('link.lead')}</p>
      <LinkField
        label={t('link.label')}
        hint={t('link.until', { time: formatDateTime(language, expires_at) })}
        address={address}
        field={field}
      />
      <p role="status">{message}</p>
      <div className="dialog-actions">
        <Button onClick={onDone}>{t('link.done')}</Button>
        <Button variant="primary" onClick={copy}>
          {t('link.copy')}
        </Button>
      </div>
    </DialogFrame>
  );
}
