import { useState } from 'react';
import type { Administrator, NewInvitation } from '#shared/accounts/keys.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export type PersonAction = 'grant' | 'roles' | 'reset' | 'remove';

type Props<Result = { message: string }> = {
  person: Administrator;
  onDone: (response: Result) => void;
  onCancel: () => void;
};

/** Prompts to compare the fingerprint, and grants the key to exactly that key pair. */
export function GrantDialog({ person, ...props }: Props) {
  const t = useAdminMessages();
  const [compared, setCompared] = useState(false);
  return (
    <ActionDialog
      question={t('people.grantQuestion')}
      action={t('people.grant')}
      variant="primary"
      ready={compared}
      request={{
        path: `administrators/${person.id}/grant`,
        method: 'POST',
        json: { fingerprint: person.fingerprint },
      }}
      {...props}
    >
      <Whom person={person} />
      <p>{t('people.grantLead')}</p>
      <Fingerprint value={person.fingerprint} large />
      <p>{t('people.grantWarning')}</p>
      <label className="option">
        <input type="checkbox" checked={compared} onChange={() => setCompared(!compared)} />
        {t('people.compared')}
      </label>
    </ActionDialog>
  );
}

/** Explains the consequences of a new password, and creates the link for it. */
export function ResetDialog({ person, ...props }: Props<NewInvitation>) {
  const t = useAdminMessages();
  return (
    <ActionDialog
      question={t('people.resetQuestion')}
      action={t('people.resetAction')}
      variant="primary"
      request={{ path: `administrators/${person.id}/reset`, method: 'POST' }}
      {...props}
    >
      <Whom person={person} />
      <p>{t('people.resetLead')}</p>
    </ActionDialog>
  );
}

/** The person that a dialog is about. */
export function Whom({ person }: Pick<Props, 'person'>) {
  return (
    <p className="dialog-subject">
      <bdi dir="ltr">{person.email}</bdi>
    </p>
  );
}
