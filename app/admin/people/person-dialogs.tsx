import { useState } from 'react';
import type { Administrator, NewInvitation } from '#shared/accounts/keys.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

export type PersonAction = 'grant' | 'begin' | 'roles' | 'reset' | 'remove';

type Props<Result = { message: string }> = {
  person: Administrator;
  onDone: (response: Result) => void;
  onCancel: () => void;
};

/** Calls that give a compared key pair the caller's key, or the first one of the oversight body. */
const grants = {
  grant: ({ id, fingerprint }: Administrator) => ({
    path: `administrators/${id}/grant`,
    json: { fingerprint },
  }),
  begin: ({ id, fingerprint }: Administrator) => ({
    path: 'keys/begin',
    json: { group: 'oversight', administrator: id, fingerprint },
  }),
};

/** Prompts to compare the fingerprint, and gives a key to exactly that key pair. */
export function GrantDialog({ person, kind, ...props }: Props & { kind: keyof typeof grants }) {
  const t = useAdminMessages();
  const [compared, setCompared] = useState(false);
  return (
    <ActionDialog
      question={t(`people.${kind}Question`)}
      action={t(`people.${kind}`)}
      variant="primary"
      ready={compared}
      request={{ method: 'POST', ...grants[kind](person) }}
      {...props}
    >
      <Whom person={person} />
      <p>{t(`people.${kind}Lead`)}</p>
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
