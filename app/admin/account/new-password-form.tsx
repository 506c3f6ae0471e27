import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import * as limits from '#shared/limits.ts';
import { numeral } from '#shared/numeral.ts';
import { useLanguage } from '../../language.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/error-box.tsx';
import { PasswordField } from '../ui/fields/password-field.tsx';
import type { Work } from '../ui/use-action.ts';
import { useAdminMessages } from '../use-admin-messages.ts';

export type TypedPassword = {
  current: string;
  password: string;
  /** The current password may be known to others. */
  known: boolean;
};

type Props = {
  /** The account's address: password managers store it with the password. */
  email: string;
  requiresCurrent?: boolean;
  submit: string;
  pending: string;
  work: Work;
  onSubmit: (typed: TypedPassword) => Promise<void>;
};

/** A new password, typed twice. Its length is the only rule. */
export function NewPasswordForm({ email, requiresCurrent = false, submit, pending, work, onSubmit }: Props) {
  const t = useAdminMessages();
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const knownHint = useId();
  const [problems, setProblems] = useState<Partial<Record<'current' | 'password' | 'again', string>>>({});
  const count = numeral(language, limits.passwordCharacters);
  const { busy, failure } = work;
  const current = problems.current ?? failure?.errors['current']?.[0];
  const password = problems.password ?? failure?.errors['password']?.[0];
  // Errors of no field stand below the fields.
  const general = current || password ? undefined : failure?.message;

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { current: present = '', password: wanted = '', again } = typed;
    const short = wanted.length < limits.passwordCharacters;
    const found = {
      ...(requiresCurrent && !present && { current: t('password.missing') }),
      ...(short && { password: t('password.short', { count }) }),
      ...(!short && wanted !== again && { again: t('password.different') }),
    };
    setProblems(found);
    if (Object.keys(found).length === 0) {
      await onSubmit({ current: present, password: wanted, known: 'known' in typed });
    }
  };
  // After the errors, of the client or the server, are rendered
  useEffect(() => {
    if (current || password || problems.again)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [problems, current, password]);
  return (
    <form ref={form} className="form form-narrow" noValidate onSubmit={(event) => void send(event)}>
      {general && <ErrorBox>{general}</ErrorBox>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {requiresCurrent && (
        <PasswordField
          name="current"
          label={t('password.current')}
          autoComplete="current-password"
          error={current}
        />
      )}
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        hint={t('password.hint', { count })}
        error={password}
      />
      <PasswordField
        name="again"
        label={t('password.again')}
        autoComplete="new-password"
        error={problems.again}
      />
      {requiresCurrent && (
        <div>
          <label className="option">
            <input type="checkbox" name="known" defaultChecked aria-describedby={knownHint} />
            {t('password.known')}
          </label>
          <p id={knownHint} className="field-hint">
            {t('password.knownHint')}
          </p>
        </div>
      )}
      <Button variant="primary" type="submit" aria-disabled={busy}>
        {busy ? pending : submit}
      </Button>
    </form>
  );
}
