import { useState } from 'react';
import type { Administrator } from '#shared/accounts/keys.ts';
import type { PersonRoles } from '#shared/accounts/roles.ts';
import type { AdminMessageKey } from '#shared/messages/admin-messages.ts';
import { ActionDialog } from '../ui/dialogs/action-dialog.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { RoleFields } from './role-fields.tsx';

type Props = {
  person: Administrator;
  onDone: (response: { message: string }) => void;
  onCancel: () => void;
};

/** Roles and sections of a person, with the consequences of the change before it happens. */
export function RolesDialog({ person, ...props }: Props) {
  const t = useAdminMessages();
  const { roles, sections } = person;
  const [given, setGiven] = useState<PersonRoles>({ roles, sections });
  const consequences = consequencesOf(person, given);
  return (
    <ActionDialog
      question={t('roles.question')}
      action={t('roles.save')}
      variant="primary"
      ready={given.roles.length > 0}
      request={{ path: `administrators/${person.id}/roles`, method: 'PUT', json: given }}
      {...props}
    >
      <p className="dialog-subject">
        <bdi dir="ltr">{person.email}</bdi>
      </p>
      <RoleFields
        value={given}
        onChange={setGiven}
        problem={given.roles.length === 0 ? t('role.none') : undefined}
      />
      <div role="status">
        {consequences.length > 0 && (
          <ul className="dialog-list">
            {consequences.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        )}
      </div>
    </ActionDialog>
  );
}

function consequencesOf(before: Administrator, given: PersonRoles): AdminMessageKey[] {
  const [was, is] = [before.roles.includes('officer'), given.roles.includes('officer')];
  const isAdministrator = given.roles.includes('administrator');
  return [
    ...(was && !is ? (['people.removeSessions'] as const) : []),
    ...(was && !is && before.holds_key ? (['people.removeKey', 'people.removeRotation'] as const) : []),
    ...(is && !was ? (['roles.waitsForKey'] as const) : []),
    ...(before.you && !isAdministrator ? (['roles.ownAdministrator'] as const) : []),
    'roles.atOnce',
  ];
}
