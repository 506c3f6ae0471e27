import { mayDo } from '#shared/accounts/permissions.ts';
import type { OwnSession } from '#shared/accounts/session.ts';
import { DevicesPanel } from '../account/devices-panel.tsx';
import { FactorsPanel } from '../account/factors-panel.tsx';
import { PasswordPanel } from '../account/password-panel.tsx';
import { SessionsPanel } from '../account/sessions-panel.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { SoundPanel } from '../news/sound-panel.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { RoleList } from '../people/role-list.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The user's own account: the key's fingerprint, the password and the sessions. */
export default function AccountEditor() {
  const t = useAdminMessages();
  const account = useLoaded(() => call<OwnSession>('session'));
  return (
    <EditorPage title={t('page.account')} failed={t('account.failed')} {...account}>
      {(you) => (
        <>
          <YouPanel you={you} />
          <PasswordPanel email={you.email} isHolder={you.holds_key} />
          <FactorsPanel email={you.email} />
          {mayDo(you.roles, 'read-submissions') && <DevicesPanel />}
          <SoundPanel />
          <SessionsPanel />
        </>
      )}
    </EditorPage>
  );
}

function YouPanel({ you: { email, fingerprint, holds_key, roles, sections } }: { you: OwnSession }) {
  const t = useAdminMessages();
  const isOfficer = mayDo(roles, 'read-submissions');
  return (
    <Panel title={t('account.title')}>
      <dl className="facts key-facts">
        <dt>{t('account.email')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
        </dd>
        <dt>{t('roles.yours')}</dt>
        <dd>
          <RoleList roles={roles} sections={sections} />
        </dd>
        {isOfficer && (
          <>
            <dt>{t('account.messages')}</dt>
            <dd>{t(holds_key ? 'account.reads' : 'account.waits')}</dd>
          </>
        )}
        <dt>{t('people.fingerprint')}</dt>
        <dd>
          <Fingerprint value={fingerprint} large />
        </dd>
        {isOfficer && <dd className="field-hint">{t('account.fingerprintHint')}</dd>}
      </dl>
    </Panel>
  );
}
