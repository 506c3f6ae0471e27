import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { Labelled } from '../ui/fields/labelled.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import { useAdminMessages } from '../use-admin-messages.ts';
import { type LoginProblem, loginProblem } from './login-problem.ts';
import { givePassword, type PendingStep } from './sign-in.ts';

type Props = {
  onSignedIn: () => void;
  /** The password was right; a second step follows. */
  onNext: (step: PendingStep) => void;
};

/** The sign-in itself. The browser validates the fields (specification §5). */
export function LoginForm({ onSignedIn, onNext }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<LoginProblem>({});

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { email = '', password = '' } = form;
    setPending(true);
    setProblem({});
    try {
      const step = await givePassword({ email, password });
      if (step) onNext(step);
      else onSignedIn();
    } catch (error) {
      setProblem(loginProblem(error, language));
    } finally {
      setPending(false);
    }
  };
  return (
    <form className="form login-form" onSubmit={(event) => void submit(event)}>
      {problem.general && <ErrorBox>{problem.general}</ErrorBox>}
      <Labelled label={t('login.email')} error={problem.email}>
        {(attributes) => (
          <input
            className="input"
            {...attributes}
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            required
          />
        )}
      </Labelled>
      <PasswordField
        name="password"
        label={t('login.password')}
        autoComplete="current-password"
        error={problem.password}
      />
      <Button variant="primary" type="submit" aria-disabled={pending}>
        {t(pending ? 'login.pending' : 'login.submit')}
      </Button>
    </form>
  );
}
