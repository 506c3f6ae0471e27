import { useNavigate } from 'react-router';
import { loginPath } from '#shared/site/admin-navigation.ts';
import { call } from '../client/api.ts';
import { clearToken } from '../client/token.ts';
import { newPassword } from '../password/new-password.ts';
import { ownPassword } from '../password/own-password.ts';
import { Panel } from '../ui/panel.tsx';
import { useWork } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';
import { NewPasswordForm, type TypedPassword } from './new-password-form.tsx';

/** Changes the user's own password; every session ends with it, and the user signs in again. */
export function PasswordPanel({ email }: { email: string }) {
  const t = useAdminMessages();
  const navigate = useNavigate();
  const work = useWork(t('password.failed'));
  const change = async (typed: TypedPassword) => {
    const changed = await work.run(async () => {
      const [current, password] = [
        await ownPassword(email, typed.current),
        await newPassword(email, typed.password, typed.current),
      ];
      return call('password', { method: 'POST', json: { ...typed, current, password } });
    });
    if (!changed) return;
    clearToken();
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
