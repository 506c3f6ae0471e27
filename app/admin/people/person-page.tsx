import { Fragment, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PersonDetails } from '#shared/accounts/people.ts';
import { numeral } from '#shared/numeral.ts';
import { adminPath } from '#shared/site/admin-navigation.ts';
import { useLanguage } from '../../language.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { useKeys } from '../keys/keys-provider.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { Panel } from '../ui/panel.tsx';
import { noticeSuccess } from '../ui/toast.client.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type Link as InvitationLink, LinkDialog } from './link-dialog.tsx';
import { PeoplePanel } from './people-panel.tsx';
import { PersonFactors } from './person-factors.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** One person, for administrators: roles, key, sign-ins, second factors, drafts, and every action on them. */
export function PersonPage({ id }: { id: string }) {
  const t = useAdminMessages();
  const navigate = useNavigate();
  const [link, setLink] = useState<InvitationLink>();
  const { loaded: keys, reload: reloadKeys } = useKeys();
  const person = useLoaded(() => call<PersonDetails>(`administrators/${encodeURIComponent(id)}`));
  const refresh = () => Promise.all([person.reload(), reloadKeys()]);
  const title = person.loaded.state === 'loaded' ? person.loaded.data.email : t('person.title');
  return (
    <EditorPage title={title} failed={t('person.failed')} {...person}>
      {(data) => (
        <>
          <p>
            <Link to={adminPath('administrators')}>{t('person.back')}</Link>
          </p>
          <PeoplePanel
            title={t('person.title')}
            people={[data]}
            holder={keys.state === 'loaded' ? keys.data?.holder : undefined}
            onChanged={refresh}
            onLink={setLink}
            onLeft={({ message }) => {
              noticeSuccess(message);
              void reloadKeys();
              void navigate(adminPath('administrators'));
            }}
          />
          <PersonSessions person={data} onChanged={person.reload} />
          <PersonFactors factors={data.second_factors} />
          <Drafts drafts={data.drafts} />
          {link && <LinkDialog link={link} onDone={() => setLink(undefined)} />}
        </>
      )}
    </EditorPage>
  );
}

function Drafts({ drafts }: Pick<PersonDetails, 'drafts'>) {
  const t = useAdminMessages();
  const language = useLanguage();
  return (
    <Panel title={t('person.drafts')}>
      <p className="panel-text">{t('person.draftsLead')}</p>
      {drafts.length === 0 ? (
        <p>{t('person.noDrafts')}</p>
      ) : (
        <dl className="facts key-facts">
          {drafts.map(({ section, count }) => (
            <Fragment key={section}>
              <dt>{t(`page.${section}`)}</dt>
              <dd>{numeral(language, count)}</dd>
            </Fragment>
          ))}
        </dl>
      )}
    </Panel>
  );
}
