import { useNavigate } from 'react-router';
import type { PasswordShare } from '#shared/accounts/credentials.ts';
import { loginPath } from '#shared/site/admin-navigation.ts';
import { call } from '../client/api.ts';
import { loadOwnKey } from '../client/own-key.ts';
import { clearToken, storedToken } from '../client/token.ts';
import { newPassword } from '../password/new-password.ts';
import { ownPassword } from '../password/own-password.ts';
import { Panel } from '../ui/panel.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { NewPasswordForm, type TypedPassword } from './new-password-form.tsx';

/** Changes the user's own password; every session ends with it, and the user signs in again. */
export function PasswordPanel({ email, isHolder }: { email: string; isHolder: boolean }) {
  const t = useAdminMessages();
  const navigate = useNavigate();
  const work = useWork(t('password.failed'));
  const change = async (typed: TypedPassword) => {
    const changed = await work.run(async () => {
      const own = await loadOwnKey(storedToken());
      const shareOf = (sent: string) =>
        call<PasswordShare>('password/share', { method: 'POST', json: { password: sent } });
      const current = await ownPassword(email, typed.current);
      const chosen = { email, password: typed.password, before: typed.current };
      const sent = await newPassword(chosen, own && shareOf);
      const material = own && sent.own && isHolder && (await materialFor(own.owner, sent.own.public_key));
      const json = { ...typed, ...sent, current, ...(material && { material }) };
      return call('password', { method: 'POST', json });
    });
    if (!changed) return;
    await clearToken();
    await navigate(`${loginPath}?changed`);
  };
  return (
    <Panel title={t('password.title')}>
      <p className="panel-text">{t('password.lead')}</p>
      <NewPasswordForm
        email={email}
        requiresCurrent
        submit={t('password.submit')}
        pending={t('password.pending')}
        work={work}
        onSubmit={change}
      />
    </Panel>
  );
}

/** The organisation's keys for a new key pair of their holder. */
async function materialFor(owner: string, publicKey: string) {
  const work = await import('../key-work/material.ts');
  const to = { name: `administrator:${owner}`, public_key: publicKey };
  return work.materialFor({ work: 'password', to }, undefined);
}
