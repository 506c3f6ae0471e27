import type { Administrator, Administrators } from '#shared/accounts/keys.ts';
import { FactorsPanel } from '../account/factors-panel.tsx';
import { PasswordPanel } from '../account/password-panel.tsx';
import { SessionsPanel } from '../account/sessions-panel.tsx';
import { call } from '../client/api.ts';
import { useLoaded } from '../client/use-loaded.ts';
import { Fingerprint } from '../keys/fingerprint.tsx';
import { EditorPage } from '../panel/editor-page.tsx';
import { Panel } from '../ui/panel.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';

/** The user's own account: the key's fingerprint, the password and the sessions. */
export default function AccountEditor() {
  const t = useAdminMessages();
  const account = useLoaded(async () => {
    const { administrators } = await call<Administrators>('administrators');
    return administrators.filter(({ you }) => you);
  });
  return (
    <EditorPage title={t('page.account')} failed={t('account.failed')} {...account}>
      {([you]) =>
        you && (
          <>
            <YouPanel you={you} />
            <PasswordPanel email={you.email} />
            <FactorsPanel email={you.email} />
            <SessionsPanel />
          </>
        )
      }
    </EditorPage>
  );
}

function YouPanel({ you: { email, fingerprint, holds_key } }: { you: Administrator }) {
  const t = useAdminMessages();
  return (
    <Panel title={t('account.title')}>
      <dl className="facts key-facts">
        <dt>{t('account.email')}</dt>
        <dd>
          <bdi dir="ltr">{email}</bdi>
        </dd>
        <dt>{t('account.messages')}</dt>
        <dd>{t(holds_key ? 'account.reads' : 'account.waits')}</dd>
        <dt>{t('people.fingerprint')}</dt>
        <dd>
          <Fingerprint value={fingerprint} large />
        </dd>
        <dd className="field-hint">{t('account.fingerprintHint')}</dd>
      </dl>
    </Panel>
  );
}
