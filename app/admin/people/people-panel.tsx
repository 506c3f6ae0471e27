import { useState } from 'react';
import type { Administrator } from '#shared/accounts/keys.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import type { Link } from './link-dialog.tsx';
import { PersonCard } from './person-card.tsx';
import { GrantDialog, type PersonAction, RemoveDialog, ResetDialog } from './person-dialogs.tsx';

type Props = {
  people: Administrator[];
  /**
   * This session holds the key (`undefined`: not known yet): without it nothing can be granted, reset or
   * revoked.
   */
  holder: boolean | undefined;
  onChanged: () => Promise<unknown>;
  onLink: (link: Link) => void;
};

/** The administrators, with the key holders among them. */
export function PeoplePanel({ people, holder, onChanged, onLink }: Props) {
  const t = useAdminMessages();
  const [requested, setRequested] = useState<{ action: PersonAction; person: Administrator }>();
  const you = people.find((person) => person.you);
  const dialog = requested && { person: requested.person, onCancel: () => setRequested(undefined) };
  const done = ({ message }: { message: string }) => {
    setRequested(undefined);
    noticeSuccess(message);
    // The pressed button may be gone by then.
    void onChanged().then(focusHeading);
  };
  return (
    <Panel title={t('people.people')}>
      {you && !you.holds_key && (
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
            actions={holder && !person.you ? actionsOn(person) : []}
            onRequest={(action) => setRequested({ action, person })}
          />
        ))}
      </ul>
      {dialog && requested.action === 'grant' && <GrantDialog {...dialog} onDone={done} />}
      {dialog && requested.action === 'remove' && <RemoveDialog {...dialog} onDone={done} />}
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

function actionsOn({ holds_key }: Administrator): PersonAction[] {
  return holds_key ? ['reset', 'remove'] : ['grant', 'reset', 'remove'];
}
