import { useState } from 'react';
import type { Administrator } from '#shared/accounts/keys.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { useMay, useSession } from '../session/session-provider.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { LeaveDialog } from './leave-dialog.tsx';
import type { Link } from './link-dialog.tsx';
import { PersonCard } from './person-card.tsx';
import { GrantDialog, type PersonAction, ResetDialog } from './person-dialogs.tsx';
import { RolesDialog } from './roles-dialog.tsx';

type Props = {
  /** Of the page of one person. */
  title?: string;
  people: Administrator[];
  /**
   * This session holds the key (`undefined`: not known yet): without it nothing can be granted, reset or
   * revoked.
   */
  holder: boolean | undefined;
  onChanged: () => Promise<unknown>;
  onLink: (link: Link) => void;
  /** After a person has left, in place of `onChanged`. */
  onLeft?: (response: { message: string }) => void;
};

/** The administrators, with the key holders among them. */
export function PeoplePanel({ title, people, holder, onChanged, onLink, onLeft }: Props) {
  const t = useAdminMessages();
  const [requested, setRequested] = useState<{ action: PersonAction; person: Administrator }>();
  const may = useMay();
  const { reload } = useSession();
  const { loaded: keys } = useKeys();
  const rights = {
    grants: may('manage-keys') && holder === true,
    administers: may('administer') && (holder === true || !may('manage-keys')),
    begins: may('administer') && isOversightMissing(keys),
  };
  const you = people.find((person) => person.you);
  const dialog = requested && { person: requested.person, onCancel: () => setRequested(undefined) };
  const done = ({ message }: { message: string }) => {
    setRequested(undefined);
    noticeSuccess(message);
    // The pressed button may be gone by then.
    void Promise.all([onChanged(), reload()]).then(focusHeading);
  };
  return (
    <Panel title={title ?? t('people.people')}>
      {you?.roles.includes('officer') && !you.holds_key && (
        <div className="note">
          <p>{t('people.yours')}</p>
          <Fingerprint value={you.fingerprint} large />
        </div>
      )}
      {you?.holds_key && holder === false && <p className="note">{t('people.signInAgain')}</p>}
      <ul className="people" role="list">
        {people.map((person) => (
          <PersonCard
            key={person.id}
            person={person}
            actions={actionsOn(person, rights)}
            linked={may('administer') && title === undefined}
            onRequest={(action) => setRequested({ action, person })}
          />
        ))}
      </ul>
      {dialog && (requested.action === 'grant' || requested.action === 'begin') && (
        <GrantDialog {...dialog} kind={requested.action} onDone={done} />
      )}
      {dialog && requested.action === 'roles' && <RolesDialog {...dialog} onDone={done} />}
      {dialog && requested.action === 'remove' && (
        <LeaveDialog {...dialog} onDone={(response) => (onLeft ? onLeft(response) : done(response))} />
      )}
      {dialog && requested.action === 'reset' && (
        <ResetDialog
          {...dialog}
          onDone={(link) => {
            setRequested(undefined);
            onLink({ ...link, email: requested.person.email });
            void onChanged();
          }}
        />
      )}
    </Panel>
  );
}

/** True where the oversight body's key can be begun. */
function isOversightMissing(loaded: ReturnType<typeof useKeys>['loaded']): boolean {
  const groups = (loaded.state === 'loaded' && loaded.data?.groups) || [];
  return groups.some(({ group, fingerprint }) => group === 'oversight' && fingerprint === null);
}

/** An officer takes nothing from others without the key. */
function actionsOn(
  { you, holds_key, roles }: Administrator,
  { grants, administers, begins }: { grants: boolean; administers: boolean; begins: boolean },
): PersonAction[] {
  const waits = !holds_key && roles.includes('officer');
  return [
    ...(grants && !you && waits ? (['grant'] as const) : []),
    ...(begins && waits ? (['begin'] as const) : []),
    ...(administers ? (['roles'] as const) : []),
    ...(administers && !you ? (['reset', 'remove'] as const) : []),
  ];
}
