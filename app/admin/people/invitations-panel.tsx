import { useState } from 'react';
import type { OpenInvitation } from '#shared/accounts/keys.ts';
import { formatDateTime } from '#shared/date-time.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { InviteForm } from './invite-form.tsx';
import type { Link } from './link-dialog.tsx';
import { RoleList } from './role-list.tsx';

type Props = {
  invitations: OpenInvitation[];
  onChanged: () => Promise<unknown>;
  onLink: (link: Link) => void;
};

/** The form for invitations, and the pending ones. */
export function InvitationsPanel({ invitations, onChanged, onLink }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [revoked, setRevoked] = useState<OpenInvitation>();
  return (
    <Panel title={t('invite.title')}>
      <p className="panel-text">{t('invite.lead')}</p>
      <InviteForm
        onLink={(link) => {
          onLink(link);
          void onChanged();
        }}
      />
      <h3>{t('invite.open')}</h3>
      {invitations.length === 0 ? (
        <p className="field-hint">{t('invite.none')}</p>
      ) : (
        <ul className="people" role="list">
          {invitations.map((invitation) => (
            <li key={invitation.id} className="person">
              <p className="person-name">
                <bdi dir="ltr">{invitation.email}</bdi>
                <span className="badge badge-neutral">
                  {t(invitation.reset ? 'invite.toReset' : 'invite.toJoin')}
                </span>
              </p>
              <RoleList roles={invitation.roles} sections={invitation.sections} />
              <p className="field-hint">
                {t('invite.until', { time: formatDateTime(language, invitation.expires_at) })}
              </p>
              <div className="person-actions">
                <Button
                  className="button-delete"
                  aria-label={t('people.actionOn', { action: t('invite.revoke'), email: invitation.email })}
                  onClick={() => setRevoked(invitation)}
                >
                  {t('invite.revoke')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {revoked && (
        <ActionDialog
          question={t('invite.revokeQuestion')}
          action={t('invite.revoke')}
          variant="danger"
          request={{ path: `invitations/${revoked.id}`, method: 'DELETE' }}
          onCancel={() => setRevoked(undefined)}
          onDone={({ message }) => {
            setRevoked(undefined);
            noticeSuccess(message);
            void onChanged().then(focusHeading);
          }}
        >
          <p className="dialog-subject">
            <bdi dir="ltr">{revoked.email}</bdi>
          </p>
          <p>{t('invite.revokeLead')}</p>
        </ActionDialog>
      )}
    </Panel>
  );
}
