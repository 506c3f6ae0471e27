import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Administrators } from '#shared/accounts/keys.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { KeysPanel } from '../keys/keys-panel.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { InvitationsPanel } from '../people/invitations-panel.tsx';
import { type Link, LinkDialog } from '../people/link-dialog.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import { PersonPage } from '../people/person-page.tsx';
import { ReviewPanel } from '../people/review-panel.tsx';
import { useMay } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The people, or one of them, whose id is in the URL. */
export default function AdministratorsEditor() {
  const [params] = useSearchParams();
  const may = useMay();
  const person = params.get('person');
  return person && may('administer') ? <PersonPage key={person} id={person} /> : <PeoplePage />;
}

/** Administrators, key holders, invitations, the review of all, and the organisation's keys. */
function PeoplePage() {
  const t = useAdminMessages();
  const people = useLoaded(() => call<Administrators>('administrators'));
  const { loaded: keys, reload: reloadKeys } = useKeys();
  const may = useMay();
  const [link, setLink] = useState<Link>();
  // Another administrator may have changed the keys since the area was opened.
  useEffect(() => void reloadKeys(), [reloadKeys]);
  const refresh = () => Promise.all([people.reload(), reloadKeys()]);
  const holder = keys.state === 'loaded' ? keys.data?.holder : undefined;
  return (
    <EditorPage
      title={t('page.administrators')}
      lead={t('people.lead')}
      failed={t('people.failed')}
      {...people}
    >
      {({ administrators, invitations }) => (
        <>
          <PeoplePanel people={administrators} holder={holder} onChanged={refresh} onLink={setLink} />
          {may('administer') && (
            <InvitationsPanel invitations={invitations} onChanged={refresh} onLink={setLink} />
          )}
          {may('administer') && <ReviewPanel />}
          {may('read-keys') && <KeysPanel onChanged={refresh} />}
          {link && <LinkDialog link={link} onDone={() => setLink(undefined)} />}
        </>
      )}
    </EditorPage>
  );
}
