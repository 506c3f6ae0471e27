import { useNavigate, useSearchParams } from 'react-router';
import { firstAdminPath, isAdminPath } from '#shared/admin-navigation.ts';
import { LoginForm } from './login-form.tsx';
import { PublicSiteLink } from './public-site-link.tsx';
import { SwitchLanguage } from './switch-language.tsx';
import { PageTitle } from './ui/page-title.tsx';
import { useAdminMessages } from './use-admin-messages.ts';

export default function Login() {
  const t = useAdminMessages();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = search.get('next');
  const back = next !== null && isAdminPath(next.split('?', 1)[0] ?? '') ? next : undefined;
  const said = back ? 'login.expired' : search.has('changed') ? 'login.changed' : undefined;
  return (
    <main className="login" id="content">
      <PageTitle name={t('login.title')} />
      <div className="login-card">
        <img src="/emblem.svg" width={64} height={64} alt="" />
        <h1>{t('login.title')}</h1>
        <p className={said ? 'login-lead login-expired' : 'login-lead'} role={said && 'status'}>
          {t(said ?? 'login.lead')}
        </p>
        <LoginForm onSignedIn={() => void navigate(back ?? firstAdminPath, { replace: true })} />
      </div>
      <p className="login-tools">
        <PublicSiteLink />
        <SwitchLanguage />
      </p>
    </main>
  );
}
