import { type FormEvent, useState } from 'react';
import { useLanguage } from '../language.tsx';
import { call } from './api.ts';
import { type LoginProblem, loginProblem } from './login-problem.ts';
import { storeToken } from './token.ts';
import { Button } from './ui/button.tsx';
import { ErrorBox } from './ui/error-box.tsx';
import { PasswordField } from './ui/password-field.tsx';
import { useAdminMessages } from './use-admin-messages.ts';

/** The sign-in itself. The browser's own check of the fields is left to it (specification §5). */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    setPending(true);
    setProblem({});
    try {
      const json = { email: form.get('email'), password: form.get('password') };
      const { token } = await call<{ token: string }>('login', { method: 'POST', json });
      storeToken(token);
      onSignedIn();
    } catch (error) {
      setProblem(loginProblem(error, language));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="login-form" onSubmit={(event) => void submit(event)}>
      {problem.general && <ErrorBox>{problem.general}</ErrorBox>}
      <div className="field">
        <label htmlFor="login-email">{t('login.email')}</label>
        {problem.email && (
          <p className="field-error" id="login-email-error" role="alert">
            {problem.email}
          </p>
        )}
        <input
          className="input"
          id="login-email"
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          required
          aria-invalid={problem.email ? true : undefined}
          aria-describedby={problem.email && 'login-email-error'}
        />
      </div>
      <PasswordField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        error={problem.password}
      />
      <Button look="primary" type="submit" aria-disabled={pending}>
        {t(pending ? 'login.pending' : 'login.submit')}
      </Button>
    </form>
  );
}
