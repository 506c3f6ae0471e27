import { useEffect, useState } from 'react';
import type { Administrators } from '#shared/accounts/keys.ts';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { KeysPanel } from '../keys/keys-panel.tsx';
import { useKeys } from '../keys/keys-provider.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { InvitationsPanel } from '../people/invitations-panel.tsx';
import { type Link, LinkDialog } from '../people/link-dialog.tsx';
import { PeoplePanel } from '../people/people-panel.tsx';
import { useMay } from '../session/session-provider.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** Administrators, key holders, invitations, and the organisation's keys. */
export default function AdministratorsEditor() {
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
          {may('read-keys') && <KeysPanel onChanged={refresh} />}
          {link && <LinkDialog link={link} onDone={() => setLink(undefined)} />}
        </>
      )}
    </EditorPage>
  );
}
